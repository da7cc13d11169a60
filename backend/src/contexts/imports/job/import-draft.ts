import type { Entry } from '@fullcourt/domain/entries/state'
import { slotOf } from '@fullcourt/domain/games/decide'
import type { GenerationPlan, PlannedGame } from '@fullcourt/domain/schedules/events'
import type { IdAllocator } from '../../../core/facts/id-allocator'
import { AddDraftGames, DraftImportedGames } from '../../schedules/drafts/draft-games.commands'
import type { GameToImport, Planning } from '../league-plans'
import type { RunningJob } from './running-job'

const plannedOf = ({ game: { id, home, away, stage, details } }: GameToImport): PlannedGame => ({
  game: id,
  home,
  away,
  ...slotOf(details),
  ...(stage !== 'regular' && { stage }),
})

/** The draft that an import of this league made before, where all these teams are in it. */
const earlierDraft = ({ drafts, mapped }: Planning, games: readonly PlannedGame[]): GenerationPlan | undefined => {
  const imported = new Set(mapped.game.values())
  const plans = new Set([...drafts.values()].filter(({ game }) => imported.has(game.game)).map(({ planned }) => planned))
  return [...plans].find(({ teams }) => {
    const known = new Set(teams.map(({ team }) => team))
    return games.every(({ home, away }) => known.has(home) && known.has(away))
  })
}

type Into = { readonly ids: IdAllocator; readonly entries: readonly Entry[] }

/** Brings games to come in as a draft of the league, or adds them to that of an earlier import (docs/decisions/imports.md#games-as-a-draft). */
export const importDraft = async (
  job: RunningJob,
  planning: Planning,
  drafted: readonly GameToImport[],
  { ids, entries }: Into,
): Promise<void> => {
  if (drafted.length === 0) return
  const games = drafted.map(plannedOf)
  const name = ['draft', JSON.stringify(games)]
  const earlier = earlierDraft(planning, games)
  if (earlier) {
    await job.do(new AddDraftGames(job.step(name), { scope: job.scope, draft: earlier.plan, games }))
    return
  }
  const [schedule, plan] = [await ids.next('schedule'), await ids.next('plan')]
  const { organization, season, league } = job.into.target
  const place = { organization: organization.id, season: season.id, league: league.id, schedule }
  const teams = entries.map(({ team, id: entry }) => ({ team, entry }))
  await job.do(new DraftImportedGames(job.step(name), { scope: job.scope, place, plan, teams, games }))
}
