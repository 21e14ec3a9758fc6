export const words = [
  'Game',
  'Vendor',
  'Rounds',
  'Currency',
  'Stakes',
  'Wins',
  'Stated %',
  'Actual %',
  'From %',
  'To %',
];
