import { randomUUID } from 'node:crypto'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import { addPlayer, deletePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { createSeason } from '@fullcourt/domain/seasons/decide'
import { addLeague, deleteLeague } from '@fullcourt/domain/leagues/decide'
import { enterLeague, joinRosterTogether } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { createTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import { contextOfJob } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import type { Product } from '../../../testing/product'

export type TestTeam = { readonly id: number; readonly entry: number; readonly players: readonly number[] }
export type TestLeague = {
  readonly organization: number
  readonly season: number
  readonly league: number
  readonly teams: readonly [TestTeam, TestTeam, ...TestTeam[]]
}

/** Makes what games need, by the decisions of the domain, straight into a product's log. */
export const leagueMaker = (product: Product) => {
  const { app, runner } = product.application
  const decider = app.get(Decider)
  const ids = app.get(IdAllocator)
  const people = app.get<People>(PEOPLE)
  const nextId = (kind: IdKind) => ids.next(kind)

  const write = async <State, F extends AnyFact, Id>(
    stream: StreamOf<State, F, Id>,
    id: Id,
    organization: number,
    decide: (state: State) => Decision<F>,
  ): Promise<void> => {
    const context = contextOfJob([randomUUID()], 'system', nextId)
    const { position } = await decider.handle({ stream, id, context, organization, decide })
    if (position !== null) await runner.passed(position, 5_000)
  }

  const season = async (organization: number, { active = true, name = 'Summer' } = {}): Promise<number> => {
    const id = await nextId('season')
    await write(seasonsStream, organization, organization, seasons =>
      createSeason(seasons, {
        organization,
        season: id,
        sport: 1,
        details: { name, startDate: '2026-06-01', finishDate: null },
        active,
      }),
    )
    return id
  }

  const player = async (organization: number, firstName: string, lastName: string): Promise<number> => {
    const id = await nextId('player')
    const person = `player-${id}` as const
    const [first, last] = await people.sealAll([
      { person, text: firstName },
      { person, text: lastName },
    ])
    if (first === undefined || last === undefined) throw new Error('Nothing was sealed.')
    const details = { firstName: first, lastName: last, email: null, phoneNumber: null, image: null }
    await write(playerStream, id, organization, state => addPlayer(state, { organization, player: id, details, joins: null }))
    return id
  }

  const team = async (
    context: { organization: number; season: number; league: number },
    name: string,
    players: number,
  ): Promise<TestTeam> => {
    const { organization } = context
    const id = await nextId('team')
    const entry = await nextId('entry')
    await write(teamStream, id, organization, state =>
      createTeam(state, null, { organization, team: id, details: { name }, enters: null }),
    )
    await write(seasonStream, context.season, organization, contents => enterLeague(contents, { ...context, team: id, entry }))
    const roster: number[] = []
    for (let number = 1; number <= players; number += 1) roster.push(await player(organization, `P${number}`, name))
    await write(seasonStream, context.season, organization, contents =>
      joinRosterTogether(contents, { ...context, team: id, players: roster }),
    )
    return { id, entry, players: roster }
  }

  return {
    season,
    player,
    team,
    league: async (
      organization: number,
      { players = 2, season: given, name = 'Monday' }: { players?: number; season?: number; name?: string } = {},
    ): Promise<TestLeague> => {
      const seasonId = given ?? (await season(organization))
      const league = await nextId('league')
      const context = { organization, season: seasonId, league }
      await write(seasonStream, seasonId, organization, contents => addLeague(contents, { ...context, name }))
      const teams = [
        await team(context, 'Hawks', players),
        await team(context, 'Bulls', players),
        await team(context, 'Owls', players),
      ] as const
      return { ...context, teams }
    },
    enter: async ({ organization, season, league }: TestLeague, team: number): Promise<number> => {
      const entry = await nextId('entry')
      await write(seasonStream, season, organization, contents =>
        enterLeague(contents, { organization, season, league, team, entry }),
      )
      return entry
    },
    join: ({ organization, season, league }: TestLeague, team: number, player: number): Promise<void> =>
      write(seasonStream, season, organization, contents =>
        joinRosterTogether(contents, { organization, season, league, team, players: [player] }),
      ),
    deletePlayer: (organization: number, id: number): Promise<void> => write(playerStream, id, organization, deletePlayer),
    deleteLeague: ({ organization, season, league }: TestLeague): Promise<void> =>
      write(seasonStream, season, organization, contents => deleteLeague(contents, { organization, season, league })),
  }
}
