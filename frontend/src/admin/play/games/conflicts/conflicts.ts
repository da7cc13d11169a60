import { ApiError } from '../../../../api/api-error'
import type { ConflictAnswer, ReportEffectAnswer } from '../../../../api/schema'

/** What is in the way of a change, and what it would do to the reports of schedules. */
export type Conflicts = { readonly conflicts: readonly ConflictAnswer[]; readonly reports: readonly ReportEffectAnswer[] }

const hasConflicts = (body: unknown): body is Conflicts =>
  typeof body === 'object' && body !== null && 'conflicts' in body && Array.isArray(body.conflicts)

/** The conflicts because of which a change was refused; undefined where it was refused for another reason. */
export const conflictsIn = (problem: unknown): Conflicts | undefined =>
  problem instanceof ApiError && problem.status === 409 && hasConflicts(problem.body) ? problem.body : undefined

/** Whether a change was not made because of conflicts: the person was asked, and did not say that it is to be saved. */
export const isNotAllowed = (problem: unknown): boolean => conflictsIn(problem) !== undefined

const changeText = (what: string, was: string, is: string) => (was === is ? [] : [`${what} ${was} → ${is}`])

/** What a change does to a report: `Fall: Rules broken 0 → 2, measures met 14 of 14 → 8 of 14` */
export const effectInWords = ({ name, was, is }: ReportEffectAnswer): string => {
  const changes = [
    ...changeText('Rules broken', String(was.rulesBroken), String(is.rulesBroken)),
    ...changeText('measures met', `${was.met} of ${was.of}`, `${is.met} of ${is.of}`),
  ]
  return `${name}: ${changes.join(', ')}`
}
