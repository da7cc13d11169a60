import { useState } from 'react'

/** Whether something has been so since the page was opened: what is shown for it stays, so that nothing below it moves. */
export const useEver = (isNow: boolean): boolean => {
  const [was, remember] = useState(isNow)
  if (isNow && !was) remember(true)
  return was || isNow
}
