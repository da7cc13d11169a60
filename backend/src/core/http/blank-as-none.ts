import { Transform } from 'class-transformer'

/** What a form leaves empty is none. */
export const BlankAsNone = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value))

/** A number that a form sends as a text; left empty, none. */
export const NumberOfForm = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value
    return value.trim() === '' ? null : Number(value)
  })
