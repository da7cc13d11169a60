import type { PlayerId } from '../ids/kinds'
import { added, leagueAt, SUNDAY } from '../leagues/leagues.examples'
import * as decisions from './decide'
import { ANA, BEN, captainNamed, entered, entryOf, given, joined, leftRoster, OHANA } from './entries.examples'
import type { SeasonContents } from './state'

const at = { ...leagueAt(SUNDAY), team: OHANA }
/** Ben was merged into Ana. */
const ana = { player: ANA, merged: [BEN] }
const join = (contents: SeasonContents) => decisions.joinRoster(contents, { ...at, ...ana })
const joinAsNew = (player: PlayerId) => (contents: SeasonContents) =>
  decisions.joinAsNewPlayer(contents, { ...at, entry: entryOf(OHANA), player, ids: [ANA, BEN] })
const leave = (contents: SeasonContents) => decisions.leaveRoster(contents, { ...at, ...ana })
const name = (contents: SeasonContents) => decisions.nameCaptain(contents, { ...at, captain: ANA, merged: [BEN] })
const joinTogether = (contents: SeasonContents) =>
  decisions.joinRosterTogether(contents, { ...at, players: [ANA, 33], mergedInto: player => (player === ANA ? [BEN] : []) })

const ohana = [added(SUNDAY), entered(OHANA)]

describe('A player into whom another was merged', () => {
  it('does not join a roster that the other is on', () => {
    given(...ohana, joined(BEN))
      .when(join)
      .thenRefused('conflict', 'Player already on this team')
    given(...ohana, joined(BEN))
      .when(joinTogether)
      .then(joined(33))
  })

  it('joins the roster that they were added for once, under whichever id they were on it', () => {
    given(...ohana)
      .when(joinAsNew(BEN))
      .then(joined(BEN))
    for (const id of [ANA, BEN]) {
      given(...ohana, joined(id))
        .when(joinAsNew(BEN))
        .thenNothing()
      given(...ohana, joined(id), leftRoster(id))
        .when(joinAsNew(BEN))
        .thenNothing()
    }
  })

  it('leaves a roster with the other', () => {
    given(...ohana, joined(BEN), joined(ANA))
      .when(leave)
      .then(leftRoster(ANA), leftRoster(BEN))
    given(...ohana, joined(BEN))
      .when(leave)
      .then(leftRoster(BEN))
    given(...ohana)
      .when(leave)
      .thenRefused('not-found', 'Player not found')
  })

  it('is captain no more when they leave, under whichever id they were', () =>
    given(...ohana, joined(BEN), captainNamed(BEN))
      .when(leave)
      .then(captainNamed(null, BEN), leftRoster(BEN)))

  it('is named captain under the id that is on the roster, once', () => {
    given(...ohana, joined(BEN))
      .when(name)
      .then(captainNamed(BEN))
    given(...ohana, joined(BEN), captainNamed(BEN))
      .when(name)
      .thenNothing()
    given(...ohana, joined(ANA), joined(BEN), captainNamed(BEN))
      .when(name)
      .thenNothing()
  })
})
