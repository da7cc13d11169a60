import { compareNames } from '@fullcourt/domain/facts/text'
import type { ScheduleChange } from '@fullcourt/domain/schedules/difference/schedule-change'
import { changesOfTeam, inOrderOfPlay, teamsOfChanges } from '@fullcourt/domain/schedules/difference/team-change'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { TeamDifferenceAnswer } from './changes.answers'
import { teamChangeAnswer } from './team-change-answer'

/** Changes of schedules as each team reads them, by the names of the teams. */
export const teamDifferences = (cards: TeamCards, changes: readonly ScheduleChange[]): readonly TeamDifferenceAnswer[] =>
  teamsOfChanges(changes)
    .map(id => ({
      team: teamNameOf(cards, id),
      changes: inOrderOfPlay(changesOfTeam(id, changes)).map(change => teamChangeAnswer(cards, change)),
    }))
    .filter(({ changes: own }) => own.length > 0)
    .sort((a, b) => compareNames(a.team.name, b.team.name))
