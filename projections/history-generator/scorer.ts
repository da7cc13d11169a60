import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { endScorerLink, eraseScorer, makeScorerLink, renewScorerLink } from '@fullcourt/domain/scorers/decide'
import type { ScorerGames } from '@fullcourt/domain/scorers/events'
import { scorerStream } from '@fullcourt/domain/scorers/state'
import type { Installation } from './installation'

const NOW = '2025-06-29T18:00:00.000Z'

const makeScorer = (installation: Installation, organization: OrganizationId, games: ScorerGames): UserId => {
  const scorer = installation.newId('user')
  const name = `scorer ${scorer}` as Sealed
  installation.log.decide(scorerStream, scorer, state =>
    makeScorerLink(state, { organization, scorer, name, games, ends: '2025-06-30T07:00:00.000Z', now: NOW }),
  )
  return scorer
}

/** Links for scorers: one of each kind, of which one is made anew and ended, and one of somebody who is erased. */
export const makeScorers = (installation: Installation, organization: OrganizationId): void => {
  const { log } = installation
  makeScorer(installation, organization, { kind: 'game', game: 1 })
  const ended = makeScorer(installation, organization, { kind: 'place', location: 'Court 1', day: '2025-06-29' })
  log.decide(scorerStream, ended, state => renewScorerLink(state, { now: NOW }))
  log.decide(scorerStream, ended, state => endScorerLink(state, { now: NOW }))
  const erased = makeScorer(installation, organization, { kind: 'team', team: 1, from: '2025-06-29', to: '2025-06-30' })
  log.decide(scorerStream, erased, eraseScorer)
}
