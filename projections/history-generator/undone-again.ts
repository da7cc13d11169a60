import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { deleteLeagueAndPlaces } from '@fullcourt/domain/divisions/leaving'
import { joinRoster, leaveRoster } from '@fullcourt/domain/entries/decide'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { mergePlayers } from '@fullcourt/domain/players/merging/decide'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import { correctSemifinal, passMatchupsOn } from './played-brackets'
import { scheduleBetween } from './game-commands'
import { begin } from './histories'
import { Installation } from './installation'
import { erase, leave, removePlayer, removeTeam } from './policies'
import { bringBackLeague, bringBackPlayer, bringBackTeam, separate } from './restoring-policies'
import { makeLeague } from './season-commands'
import { enter, makePlayerOf, makeTeamIn } from './team-commands'

type Four = readonly [EntryPlace, EntryPlace, EntryPlace, EntryPlace]

const makePlayerFor = (installation: Installation, at: EntryPlace): PlayerId => {
  makePlayerOf(installation, at)
  return installation.players.at(-1)?.player ?? 0
}

/** A team is in two leagues, leaves one of them, and enters it again: games of its other entries stay. */
const leaveAndComeBack = (installation: Installation, [hawks, bulls, , tuesday]: Four): void => {
  enter(installation, tuesday, hawks.team)
  const other = installation.entries.at(-1) as EntryPlace
  scheduleBetween(installation, other, tuesday)
  leave(installation, hawks)
  enter(installation, hawks, hawks.team)
  scheduleBetween(installation, installation.entries.at(-1) as EntryPlace, bulls)
}

/** A team that was made for a league has left it, and a player who was added for a roster has left that. */
const leaveWhatOneWasMadeFor = (installation: Installation, [, bulls]: Four): void => {
  makeTeamIn(installation, bulls)
  leave(installation, installation.entries.at(-1) as EntryPlace)
  const player = makePlayerFor(installation, bulls)
  installation.log.decide(seasonStream, bulls.season, state => leaveRoster(state, { ...bulls, player }))
}

/** A player who was added for a roster was merged into another since. */
const mergeNewPlayer = (installation: Installation, [, bulls, owls]: Four): void => {
  const [master, duplicate] = [makePlayerFor(installation, owls), makePlayerFor(installation, bulls)]
  const { organization } = bulls
  installation.log.decide(mergesStream, organization, state =>
    mergePlayers(state, { organization, master, duplicates: [duplicate] }),
  )
}

/** A player is on two rosters when they are deleted. */
const deletePlayerOfTwo = (installation: Installation, [, bulls, owls]: Four): void => {
  const player = makePlayerFor(installation, bulls)
  installation.log.decide(seasonStream, owls.season, state => joinRoster(state, { ...owls, player }))
  removePlayer(installation, player)
}

/** A player into whom another was merged is erased, and the merge is undone; others are merged and on a roster again. */
const eraseMergedPlayers = (installation: Installation, [, bulls]: Four): void => {
  const [master, duplicate] = [makePlayerFor(installation, bulls), makePlayerFor(installation, bulls)]
  const { organization } = bulls
  installation.log.decide(mergesStream, organization, state =>
    mergePlayers(state, { organization, master, duplicates: [duplicate] }),
  )
  erase(installation, duplicate)
  separate(installation, { organization, master, duplicate })
}

/** The merge of two players is undone after their person was deleted, and who is back on their roster leaves it by hand. */
const separateDeletedPlayers = (installation: Installation, [, bulls]: Four): void => {
  const { organization } = bulls
  const [master, duplicate] = [makePlayerFor(installation, bulls), makePlayerFor(installation, bulls)]
  installation.log.decide(mergesStream, organization, state =>
    mergePlayers(state, { organization, master, duplicates: [duplicate] }),
  )
  removePlayer(installation, master)
  separate(installation, { organization, master, duplicate })
  installation.log.decide(seasonStream, bulls.season, state => leaveRoster(state, { ...bulls, player: duplicate }))
}

/** A deleted player comes back on their roster, and leaves it again by hand. */
const bringPlayerBack = (installation: Installation, [, bulls]: Four): void => {
  const player = makePlayerFor(installation, bulls)
  removePlayer(installation, player)
  bringBackPlayer(installation, player)
  installation.log.decide(seasonStream, bulls.season, state => leaveRoster(state, { ...bulls, player }))
}

/** A league comes back whose team and player were deleted meanwhile; the team comes back, and leaves by hand. */
const bringLeagueBack = (installation: Installation, { organization, season }: EntryPlace): void => {
  const league = makeLeague(installation, organization, season)
  makeTeamIn(installation, league)
  const at = installation.entries.at(-1) as EntryPlace
  const player = makePlayerFor(installation, at)
  makeTeamIn(installation, league)
  const gone = installation.entries.at(-1) as EntryPlace
  scheduleBetween(installation, at, gone)
  installation.log.decide(bracketStream, season, state => deleteLeagueAndPlaces(state, league))
  removePlayer(installation, player)
  removeTeam(installation, gone.team)
  bringBackLeague(installation, league)
  bringBackTeam(installation, gone.team)
  leave(installation, gone)
}

/** A history in which what policies once did was undone, or done anew, by somebody: done once more, it would be seen. */
export const undoneAgain = (): readonly Recorded<AnyFact>[] => {
  const installation = new Installation()
  begin(installation)
  const four = installation.entries.slice(0, 4) as unknown as Four
  leaveAndComeBack(installation, four)
  leaveWhatOneWasMadeFor(installation, four)
  mergeNewPlayer(installation, four)
  deletePlayerOfTwo(installation, four)
  eraseMergedPlayers(installation, four)
  separateDeletedPlayers(installation, four)
  passMatchupsOn(installation, four[1])
  correctSemifinal(installation, four[1])
  bringPlayerBack(installation, four)
  bringLeagueBack(installation, four[0])
  return installation.log.facts
}
