import { currentForms } from './forms'

/** What is shown where there is no figure. */
export const none = '–'

type Figure = number | null | undefined

const isFigure = (value: Figure): value is number => typeof value === 'number' && Number.isFinite(value)
/** Made once: making one costs more than all figures of a page. */
const thousands = new Intl.NumberFormat('en-US')

const NARROW_SPACE = '\u202f'

/** English digits in the reader's form, with a real minus sign. */
const inReadersForm = (text: string) => {
  const signed = text.replace('-', '−')
  return currentForms().decimal === '.' ? signed : signed.replaceAll(',', NARROW_SPACE).replace('.', ',')
}

/** A count or a sum: `1,204`, with a real minus sign. */
export const whole = (value: Figure) => (isFigure(value) ? inReadersForm(thousands.format(Math.round(value))) : none)

/** An average: one decimal, `12.3`. */
export const oneDecimal = (value: Figure) => (isFigure(value) ? inReadersForm(value.toFixed(1)) : none)

/** A share between 0 and 1 as sports print it: `.667`, `1.000`. */
export const shareText = (value: Figure) =>
  isFigure(value) ? inReadersForm(value.toFixed(3)).replace(/^(−?)0([.,])/, '$1$2') : none

/** A percentage between 0 and 100: `78.4%`. */
export const percent = (value: Figure) => (isFigure(value) ? `${oneDecimal(value)}%` : none)

/** A difference with its sign: `+12`, `−3`, `0`. */
export const difference = (value: Figure) => (isFigure(value) && Math.round(value) > 0 ? `+${whole(value)}` : whole(value))

/** Made of attempted: `5-9`, with a hyphen as score sheets write it. */
export const shotsText = (made: Figure, attempted: Figure) =>
  isFigure(made) || isFigure(attempted) ? `${whole(made)}-${whole(attempted)}` : none

/** `1 game`, `2 games`. */
export const quantity = (count: number, one: string, many = `${one}s`) => `${whole(count)} ${count === 1 ? one : many}`

const endings = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
])

/** `1st`, `2nd`, `11th`. */
export const ordinal = (place: number) => {
  const isTeen = Math.floor(place / 10) % 10 === 1
  return `${place}${(!isTeen && endings.get(place % 10)) || 'th'}`
}
