import { randomUUID } from 'node:crypto'
import type { NewFact } from '@fullcourt/event-store/port'

/** A final score as the product writes it: about 600 bytes with everything around it. */
export const scoreFact = (game: number, home: number, away: number): NewFact => ({
  id: randomUUID(),
  type: 'ScoreUpdated',
  data: {
    game,
    in: {
      organization: 1,
      season: 1,
      league: 1,
      division: null,
      stage: 'regular',
      home: { team: 1 + (game % 30), entry: 1 + (game % 30), league: 1 },
      away: { team: 1 + ((game + 7) % 30), entry: 1 + ((game + 7) % 30), league: 1 },
    },
    was: null,
    is: { home, away },
  },
  metadata: {
    version: 1,
    time: '2026-01-31T20:00:00.000Z',
    actor: 1,
    organization: 1,
    command: randomUUID(),
    correlation: randomUUID(),
    cause: null,
    reason: null,
  },
})
