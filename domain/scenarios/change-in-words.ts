import type { NameOf } from '../history/words'
import { ruleInWords } from '../order-rules/rule-in-words'
import type { ScenarioChange } from './events'

/** What a change of a scenario is, in words: `Hawks @ Owls: 61–58`. */
export const scenarioChangeInWords = (change: ScenarioChange, nameOf: NameOf): string => {
  switch (change.kind) {
    case 'score':
      return `${nameOf('game', change.game)}: ${change.away}–${change.home}`
    case 'walkover':
      return change.winner === null
        ? `${nameOf('game', change.game)}: no walk-over`
        : `${nameOf('game', change.game)}: walk-over for the ${change.winner} team`
    case 'delete':
      return `${nameOf('game', change.game)}: deleted`
    case 'matchupGame':
      return `${nameOf('game', change.game)}: a game of the bracket ${nameOf('division', change.division)}`
    case 'orderRule':
      return `Table order: ${ruleInWords(change.rule)}`
    case 'merge':
      return `${nameOf('player', change.duplicate)} is the same person as ${nameOf('player', change.master)}`
  }
}
