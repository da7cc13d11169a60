import type { Figures } from './figures'

/** Figures as the specs write them: `PTS 12, REB 3`; an empty text is on the sheet but did not play. */
export const line = (text: string): Figures =>
  Object.fromEntries(
    text
      .split(', ')
      .filter(figure => figure !== '')
      .map(figure => figure.split(' '))
      .map(([figure, value]) => [figure, Number(value)]),
  )
