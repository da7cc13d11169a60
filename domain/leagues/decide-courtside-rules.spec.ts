import { reads } from '../history/reads.examples'
import { FIBA_RULES } from './courtside-rules'
import { added, courtsideRulesSet, deleted, given, setCourtsideRules, SUNDAY } from './leagues.examples'

const WITH_CLOCK = { ...FIBA_RULES, bonusFouls: 7, clock: 'countdown' as const, periodMinutes: 8 }

describe('The rules beside the court', () => {
  it('are those of FIBA until a league says others', () => {
    given(added(SUNDAY)).when(setCourtsideRules(WITH_CLOCK)).then(courtsideRulesSet(WITH_CLOCK))
    given(added(SUNDAY)).when(setCourtsideRules(FIBA_RULES)).thenNothing()
    given(added(SUNDAY), courtsideRulesSet(WITH_CLOCK))
      .when(setCourtsideRules(FIBA_RULES))
      .then(courtsideRulesSet(FIBA_RULES, WITH_CLOCK))
  })

  it.each([
    [{ bonusFouls: 0 }, 'Team fouls to the bonus must be a whole number from 1 to 20.'],
    [{ periodMinutes: 61 }, 'Minutes of a period must be a whole number from 1 to 60.'],
    [{ overtimeMinutes: 2.5 }, 'Minutes of an overtime must be a whole number from 1 to 60.'],
    [{ foulsOut: 0 }, 'Fouls of a player must be a whole number from 1 to 10.'],
    [{ keepsMinutes: true }, 'Minutes are kept only where the phone keeps the clock.'],
    [{ timeOuts: { ...FIBA_RULES.timeOuts, overtime: 11 } }, 'Time-outs must be a whole number from 0 to 10.'],
  ])('can be played by: not %j', (wrong, message) =>
    given(added(SUNDAY))
      .when(setCourtsideRules({ ...FIBA_RULES, ...wrong }))
      .thenRefused('invalid', message),
  )

  it('keep what a call does not speak of', () => {
    const { keepsMinutes: _, foulsOut: __, ...older } = WITH_CLOCK
    const kept = { ...WITH_CLOCK, keepsMinutes: true, foulsOut: 6 }
    given(added(SUNDAY), courtsideRulesSet(kept)).when(setCourtsideRules(older)).thenNothing()
  })

  it('are those of a league that is there', () =>
    given(added(SUNDAY), deleted(SUNDAY)).when(setCourtsideRules(WITH_CLOCK)).thenRefused('not-found', 'League not found'))
})

reads(
  [
    courtsideRulesSet(WITH_CLOCK),
    'changed the rules beside the court of Sunday Open: bonus at 7 fouls, time-outs 2 + 3 and 1 in overtime, a clock of 8 minutes and 5 in overtime',
  ],
  [
    courtsideRulesSet({ ...WITH_CLOCK, keepsMinutes: true }),
    'changed the rules beside the court of Sunday Open: bonus at 7 fouls, time-outs 2 + 3 and 1 in overtime, a clock of 8 minutes and 5 in overtime, minutes kept, players out at 5 fouls',
  ],
  [
    courtsideRulesSet(FIBA_RULES, WITH_CLOCK),
    'changed the rules beside the court of Sunday Open: bonus at 5 fouls, time-outs 2 + 3 and 1 in overtime, no clock',
  ],
)
