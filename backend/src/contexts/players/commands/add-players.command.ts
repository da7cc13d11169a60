import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { listRefusal } from '@fullcourt/domain/facts/checked-list'
import { cleanName } from '@fullcourt/domain/facts/text'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { joinAsNewPlayer } from '@fullcourt/domain/entries/decide'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { NUMBER_ATTRIBUTE } from '@fullcourt/domain/definitions/lists'
import { addPlayer } from '@fullcourt/domain/players/decide'
import { fullName } from '@fullcourt/domain/players/full-name'
import { checkPlayerList, type PlayerRow } from '@fullcourt/domain/players/player-list'
import { playerStream } from '@fullcourt/domain/players/state'
import { stepOf, type CommandContext } from '../../../core/facts/command-context'
import { decideInSequence } from '../../../core/facts/decide-in-sequence'
import { Decider, type Outcome } from '../../../core/facts/decider'
import { inParallel } from '../../../core/facts/in-parallel'
import { ListTurns } from '../../../core/facts/list-turns'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import { PlayerCards } from '../../../core/identity/player-cards'
import { PEOPLE } from '../../../core/injection/tokens'
import { openDetails } from '../../../core/readers/opened-details'
import type { People } from '../../../storage/people/people'
import { SeasonAccess, type TeamInLeague } from '../../../core/access/season-access'
import { sealDetails } from './sealed-details'
import { SealedValues } from './sealed-values'

/** Players that are written at the same time share a wait for the disk. */
const AT_ONCE = 24

/**
 * Adds several players to the roster of a team: all of them, or none where one row is refused. Each has a command of their own, so
 * that a repeated call goes on where it was cut off; a policy lets those join whose call never comes again.
 */
export class AddPlayers {
  constructor(
    readonly context: CommandContext,
    readonly data: {
      readonly scope: Scope
      readonly at: TeamInLeague
      readonly players: readonly Omit<PlayerRow, 'line'>[]
      /** Whether names that exist already were confirmed. */
      readonly isConfirmed: boolean
    },
  ) {}
}

type NewPlayer = PlayerRow & { readonly player: PlayerId }

@CommandHandler(AddPlayers)
export class AddPlayersHandler implements ICommandHandler<AddPlayers> {
  constructor(
    private readonly decider: Decider,
    private readonly cards: PlayerCards,
    private readonly seasons: SeasonAccess,
    private readonly turns: ListTurns,
    private readonly values: SealedValues,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ context, data: { scope, at, players, isConfirmed } }: AddPlayers): Promise<Outcome> {
    const place = await this.seasons.entryPlace(scope, at)
    const numbered = async (row: Omit<PlayerRow, 'line'>, i: number): Promise<NewPlayer> => ({
      ...row,
      line: i + 1,
      player: await context.nextId('player'),
    })
    const rows = await Promise.all(players.map(numbered))
    return this.turns.take(place.organization, async () => {
      const [names, numbers] = await Promise.all([this.otherNames(place.organization, rows), this.otherNumbers(place, rows)])
      const refusal = listRefusal(checkPlayerList(rows, { names, numbers }), isConfirmed)
      if (refusal) throw new Refused(refusal)
      await this.makeKeys(rows)
      await inParallel(rows, AT_ONCE, row => this.add(context, place, row))
      return this.join(context, place, rows)
    })
  }

  /** Of the organization's players, but for those that this very call has added before. */
  private async otherNames(organization: OrganizationId, rows: readonly NewPlayer[]): Promise<readonly string[]> {
    const own = new Set(rows.map(({ player }) => player))
    const others = (await this.cards.ofOrganization(organization)).filter(({ id }) => !own.has(id))
    return [...(await openDetails(this.people, others, ['firstName', 'lastName'])).values()].map(fullName)
  }

  /** Of the roster, but for those that this very call has added before. */
  private async otherNumbers({ season, entry }: EntryPlace, rows: readonly NewPlayer[]): Promise<readonly string[]> {
    const own = new Set(rows.map(({ player }) => player))
    const roster = (await this.decider.state(seasonStream, season)).entries.get(entry)?.roster ?? []
    const worn = (await this.cards.active(roster.filter(player => !own.has(player)))).flatMap(({ id, values }) => {
      const sealed = values[NUMBER_ATTRIBUTE]
      return sealed === undefined ? [] : [{ person: `player-${id}` as const, sealed }]
    })
    return (await this.people.openMany(worn)).flatMap(number => number ?? [])
  }

  /** All keys in one write: one for each would be a wait for each. */
  private async makeKeys(rows: readonly NewPlayer[]): Promise<void> {
    await this.people.sealAll(rows.map(({ player }) => ({ person: `player-${player}` as const, text: '' })))
  }

  private async add(context: CommandContext, { organization, ...place }: EntryPlace, row: NewPlayer): Promise<void> {
    const { line, player, firstName, lastName, number } = row
    const joins = { season: place.season, league: place.league, entry: place.entry, team: place.team }
    const texts = { firstName: cleanName(firstName), lastName: cleanName(lastName), email: null, phoneNumber: null, image: null }
    const details = await sealDetails(this.people, player, texts)
    const wanted = number === null ? [] : [{ attribute: NUMBER_ATTRIBUTE, value: number }]
    const values = await this.values.change({ id: player, organization, values: {} }, wanted)
    await this.decider.handle({
      stream: playerStream,
      id: player,
      context: stepOf(context, 'player', line),
      organization,
      decide: state => addPlayer(state, { organization, player, details, joins, values }),
    })
  }

  /** In one append, ahead of the policy that would let them join one by one. */
  private join(context: CommandContext, place: EntryPlace, rows: readonly NewPlayer[]): Promise<Outcome> {
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context: stepOf(context, 'join'),
      organization: place.organization,
      decide: contents =>
        decideInSequence(
          seasonStream,
          contents,
          rows.map(
            ({ player }) =>
              contents =>
                joinAsNewPlayer(contents, { ...place, player }),
          ),
        ),
    })
  }
}
