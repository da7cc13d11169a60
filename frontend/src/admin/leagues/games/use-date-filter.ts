import { useState } from 'react'

const remembered = (key: string) => sessionStorage.getItem(key) ?? ''

/** The chosen date of a list of games, or nothing for all; remembered for the session (spec 2 §2). */
export const useDateFilter = (league: number) => {
  const key = `games of league ${league}: date`
  const [date, setDate] = useState(() => remembered(key))
  const choose = (wanted: string) => {
    sessionStorage.setItem(key, wanted)
    setDate(wanted)
  }
  return [date, choose] as const
}
