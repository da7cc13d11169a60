import { Fragment } from 'react'

type Props = { text: string; marks: readonly (readonly number[])[] }

/** A name with the parts of it that were found. */
export const Marked = ({ text, marks }: Props) => (
  <>
    {marks.map(([from = 0, to = 0], i) => (
      <Fragment key={from}>
        {text.slice(marks[i - 1]?.[1] ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
)
