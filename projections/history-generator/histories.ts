import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { joinRosterTogether } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import fc from 'fast-check'
import type { GeneratorCommand } from './generator-command'
import { bracketCommands } from './bracket-commands'
import { broughtBackCommands } from './brought-back-commands'
import { byeCommands } from './bye-commands'
import { divisionCommands, makeDivision } from './division-commands'
import { gameCommands, schedule } from './game-commands'
import { Installation } from './installation'
import { importCommands } from './import-commands'
import { makeInvitations } from './invitation'
import { cutActionShort, makeOrganization, organizationCommands } from './organization-commands'
import { openedSeasonCommands } from './opened-season'
import { playedBracketCommands } from './played-brackets'
import { racingCommands } from './racing-commands'
import { mergeCommands } from './merge-commands'
import { makeScenarios } from './scenario'
import { makeScorers } from './scorer'
import { draftCommands } from './draft-commands'
import { scheduleCommands } from './schedule-commands'
import { orderRuleCommands } from './order-rule-commands'
import { makeLeague, makeSeason, seasonCommands } from './season-commands'
import { makeLink, settingsCommands } from './settings-commands'
import { enter, makePlayer, makeTeam, teamCommands } from './team-commands'

/** A log in order; and the installation as the decisions know it at the end. */
export type History = { readonly facts: readonly Recorded<AnyFact>[]; readonly installation: Installation }

const generatedCommands = fc.oneof(
  ...organizationCommands,
  ...settingsCommands,
  ...seasonCommands,
  ...orderRuleCommands,
  ...teamCommands,
  ...mergeCommands,
  ...gameCommands,
  ...divisionCommands,
  ...bracketCommands,
  ...byeCommands,
  ...scheduleCommands,
  ...draftCommands,
  ...importCommands,
  ...racingCommands,
  ...broughtBackCommands,
  ...playedBracketCommands,
  ...openedSeasonCommands,
)

/** A small season, so that even a short history has games to play: two leagues, a division, a menu of two links, four teams of two players, three games; scenarios of it, links for scorers, invitations, and an action that was cut short. */
export const begin = (installation: Installation): void => {
  installation.log.write('log', [{ type: 'LogCreated', data: { log: 'generated', format: 1 } }])
  const organization = makeOrganization(installation, 'Harbour')
  const season = makeSeason(installation, organization, true)
  const leagues = [makeLeague(installation, organization, season), makeLeague(installation, organization, season)]
  for (const league of [leagues[0]!, leagues[0]!, leagues[0]!, leagues[1]!]) {
    const team = makeTeam(installation, organization)
    enter(installation, league, team)
    const players = [makePlayer(installation, organization), makePlayer(installation, organization)]
    installation.log.decide(seasonStream, season, state => joinRosterTogether(state, { ...league, team, players }))
  }
  makeDivision(installation, { organization, season })
  makeLink(installation, organization)
  makeLink(installation, organization)
  for (const [home, away] of [
    [0, 0],
    [1, 1],
    [2, 2],
  ] as const)
    schedule(installation, { home, away, stage: 'regular', date: '2025-06-29' })
  makeScenarios(installation, leagues[0]!)
  makeScorers(installation, organization)
  makeInvitations(installation, organization)
  cutActionShort(installation, organization)
}

const historyOf = (commands: readonly GeneratorCommand[]): History => {
  const installation = new Installation()
  begin(installation)
  for (const command of commands) command.run(installation)
  return { facts: installation.log.facts, installation }
}

/** What may have happened: the facts of commands that were decided one after another, refused ones left out. */
export const commands: fc.Arbitrary<readonly GeneratorCommand[]> = fc.array(generatedCommands, { maxLength: 150, size: 'max' })

const printed = (given: readonly GeneratorCommand[]) => given.map(({ does }) => does).join('\n')

/** Many properties of a file look at the same histories: so many of them are made once. */
const KEPT = 200
const kept = new Map<string, History>()

const keptHistoryOf = (given: readonly GeneratorCommand[]): History => {
  const name = printed(given)
  const history = kept.get(name) ?? historyOf(given)
  if (kept.size < KEPT) kept.set(name, history)
  return history
}

/** Prints the commands, not the facts, when a property does not hold. */
export const histories: fc.Arbitrary<History> = commands.map(given => ({
  ...keptHistoryOf(given),
  [fc.toStringMethod]: () => printed(given),
}))
