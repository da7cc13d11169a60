import { localeFormsOf } from './locale-forms'

it.each([
  ['en-US,en;q=0.9', 12, '.'],
  ['en-GB', 24, '.'],
  ['de-DE,de;q=0.9,en;q=0.8', 24, ','],
  ['es-MX', 12, '.'],
  ['ja', 24, '.'],
  [undefined, 12, '.'],
  ['*', 12, '.'],
  ['en-', 12, '.'],
  ['a-very-long-tag-that-no-browser-would-ever-send', 12, '.'],
] as const)('a reader of %s reads %d hours and the decimal mark %s', (header, hours, decimal) =>
  expect(localeFormsOf(header)).toEqual({ hours, decimal }),
)
