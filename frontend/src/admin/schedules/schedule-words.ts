import { compareNames } from '@fullcourt/domain/facts/text'
import type { ByeAnswer, WeekOffAnswer } from '../../api/schema'

/** `Bulls, Hawks (BYE)` */
export const byeText = ({ byeTeams }: Pick<ByeAnswer, 'byeTeams'>) =>
  `${byeTeams
    .map(({ name }) => name)
    .sort(compareNames)
    .join(', ')} (BYE)`

/** The reason of a week off, or that it is one. */
export const weekOffText = ({ reason }: Pick<WeekOffAnswer, 'reason'>) => reason ?? 'Off Week'
