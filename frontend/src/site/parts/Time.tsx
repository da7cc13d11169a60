import type { ReactNode } from 'react'

type Props = {
  /** `YYYY-MM-DD`; null where it is to be decided. */
  date: string | null
  /** `HH:MM`, wall time of the organization. */
  time?: string | null
  children: ReactNode
}

/** A day or a time in words, which programs read too. */
export const Time = ({ date, time, children }: Props) =>
  date === null ? children : <time dateTime={time ? `${date}T${time}` : date}>{children}</time>
