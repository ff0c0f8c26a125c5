"""`hinode report`: many games as tables, plots and a page."""
