import { bracketCommands } from './bracket-commands'
import { broughtBackCommands } from './brought-back-commands'
import { byeCommands } from './bye-commands'
import { divisionCommands } from './division-commands'
import { gameCommands } from './game-commands'
import { draftCommands } from './draft-commands'
import type { WeightedCommand } from './generator-command'
import { importCommands } from './import-commands'
import { mergeCommands } from './merge-commands'
import { openedSeasonCommands } from './opened-season'
import { orderRuleCommands } from './order-rule-commands'
import { organizationCommands } from './organization-commands'
import { playedBracketCommands } from './played-brackets'
import { racingCommands } from './racing-commands'
import { pendingCommands } from './pending-commands'
import { scheduleCommands } from './schedule-commands'
import { seasonCommands } from './season-commands'
import { settingsCommands } from './settings-commands'
import { teamCommands } from './team-commands'

/** All that may be done in a random history. */
export const ALL_COMMANDS: readonly WeightedCommand[] = [
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
  ...pendingCommands,
  ...importCommands,
  ...racingCommands,
  ...broughtBackCommands,
  ...playedBracketCommands,
  ...openedSeasonCommands,
]
