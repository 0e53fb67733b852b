// Right sentences that look like the confusions of the tables: each once raised a false alarm.

/** Right sentences with words that sound alike. */
export const SOUND_RIGHT: readonly string[] = [
  'Our doctor takes time for all your patients.',
  'Your sun lounger stood in our sun.',
  'No reading allowed in here.',
  'Everyone ignored the stares.',
  'Turn left at the beech tree.',
  'It shows days to weeks later.',
  'The room is quiet right now.',
  'A mother in mourning, every mourning mother.',
  'You may wander where you like, and I wander where I like.',
  'Bring a big roll of string.',
  'They get board and lodging.',
  'The risk is to young children.',
  'To many people, it is home.',
  'In bad weather or at night we stay in.',
  'What I do is write about food.',
];

/** Right sentences with small words. */
export const SMALL_RIGHT: readonly string[] = [
  'Your truly generous gift helped us.',
  'If your need is great, ask.',
  'If the will is there, it works.',
  'It is a least squares fit.',
  'We had bean soup and met as never before.',
  'The bus will be there if a train comes.',
];

/** Right sentences with words a letter away. */
export const SLIP_RIGHT: readonly string[] = [
  'Form the clay into a bowl.',
  'I even thought it was him.',
  'Tell me now what you saw.',
  'You must brake in time.',
  'This moth has two moths beside it.',
  'Horses drink from the trough.',
  'Her brother is a prefect.',
  'I told you we’re late.',
  'Take one off the pile and some off the top.',
  'They only think that I am shy.',
  'It swung to and fro the whole day.',
  'Ask what dose the child needs.',
  'The order form your office sent is lost.',
  'Tanks, ships and planes were built here.',
  'It took three weeks of work to mend.',
];
