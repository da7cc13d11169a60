/** The running product, as scorers and visitors know it; after a kill it is at another address. */
export type Course = {
  url: string
  cookie: string
  isOver: boolean
  /** Whether the process was killed and does not answer yet. */
  isDown: boolean
  /** Says that a call failed; one of a process that was killed is none that anybody can answer. */
  readonly failed: (url: string) => void
  /** The calls that failed while the process was there. */
  readonly failures: () => number
}

export const beginCourse = (url: string, cookie: string): Course => {
  let failures = 0
  const course: Course = {
    url,
    cookie,
    isOver: false,
    isDown: false,
    failed: at => {
      if (!course.isDown && at === course.url) failures += 1
    },
    failures: () => failures,
  }
  return course
}
