## The story: what happens, told moment by moment
story-now = What happens
story-since = Since your last turn
story-next = Next
story-skip-turn = Skip to my turn
story-skip = Skip to now
story-more = { $count } more
