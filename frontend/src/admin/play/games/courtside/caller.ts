import { LONGEST_ANSWER, PAUSES } from './attempts'

/**
 * Calls the server for what waits on this device, one attempt after the other. `attempt` sends what is next, or says `undefined` where
 * nothing is to be sent now; it never rejects, and says how it goes on: `again`, or `unanswered`, after a pause that grows.
 */
export const createCaller = (attempt: () => Promise<void> | undefined) => {
  let isCalling = false
  let underWay: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const within = async <Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    const controller = new AbortController()
    underWay = controller
    const giveUp = setTimeout(() => controller.abort(), LONGEST_ANSWER)
    try {
      return await call(controller.signal)
    } finally {
      clearTimeout(giveUp)
    }
  }

  const begin = (): void => {
    if (isCalling) return
    clearTimeout(timer)
    isCalling = true
    const calling = attempt()
    isCalling = calling !== undefined
    void calling?.finally(() => {
      isCalling = false
      underWay = undefined
    })
  }

  const again = (milliseconds = 0): void => {
    clearTimeout(timer)
    timer = setTimeout(begin, milliseconds)
  }

  return {
    /** A call of an attempt, with so long to answer: a connection that was lost answers nothing, for minutes. */
    within,
    /** At once, where no attempt is under way. */
    begin,
    again,
    answered: () => void (failures = 0),
    unanswered: () => {
      again(PAUSES[Math.min(failures, PAUSES.length - 1)])
      failures += 1
    },
    /** The connection is back: an attempt that hangs on the old one is given up. */
    reconnect: () => {
      underWay?.abort()
      again()
    },
  }
}
