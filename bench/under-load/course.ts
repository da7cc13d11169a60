/** The running product, as scorers and visitors know it; after a kill it is at another address. */
export type Course = {
  url: string
  cookie: string
  isOver: boolean
  /** Whether the process was killed and does not answer yet. */
  isDown: boolean
  /** Says that a call failed, and why; one of a process that was killed is none that anybody can answer. */
  readonly failed: (url: string, why: unknown) => void
  /** How many calls failed while the process was there, by why. */
  readonly failures: ReadonlyMap<string, number>
}

const inWords = (why: unknown): string => {
  const { message, cause } = why instanceof Error ? why : { message: String(why), cause: undefined }
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

export const beginCourse = (url: string, cookie: string): Course => {
  const failures = new Map<string, number>()
  const course: Course = {
    url,
    cookie,
    isOver: false,
    isDown: false,
    failed: (at, why) => {
      const words = inWords(why)
      if (!course.isDown && at === course.url) failures.set(words, (failures.get(words) ?? 0) + 1)
    },
    failures,
  }
  return course
}
