import { Button, type ButtonProps } from '@mantine/core'

type Props = Pick<ButtonProps, 'leftSection' | 'disabled'> & {
  verb: string
  /** What it is about, for screen readers: all rows have this button. `Hawks`, `of Hawks`. */
  about: string
  /** Takes something away. */
  danger?: boolean
  onClick: () => void
}

/** A small button of a row. */
export const RowButton = ({ verb, about, danger = false, ...button }: Props) => (
  <Button variant="subtle" size="compact-sm" {...(danger && { color: 'red' })} {...button}>
    {verb}
    <span className="visuallyHidden"> {about}</span>
  </Button>
)
