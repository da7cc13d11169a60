import { Injectable, type Provider } from '@nestjs/common'
import { CqrsModule, QueryBus } from '@nestjs/cqrs'
import { Test, type TestingModule } from '@nestjs/testing'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../facts/refused'
import { handlersOf } from '../injection/handlers'
import { query } from './query'

@Injectable()
class Scoreboard {
  pointsOf(team: 'home' | 'away'): number {
    return team === 'home' ? 61 : 58
  }
}

@Injectable()
class Referee {
  refuseLocked(door: 'open' | 'locked'): void {
    if (door === 'locked') throw new Refused(refuse('forbidden', 'The gymnasium is locked.'))
  }
}

const PointsQuery = query('PointsQuery', {
  uses: { scoreboard: Scoreboard, referee: Referee },
  answer: async (
    { team, door }: { readonly team: 'home' | 'away'; readonly door: 'open' | 'locked' },
    { scoreboard, referee },
  ): Promise<{ readonly points: number }> => {
    referee.refuseLocked(door)
    return { points: scoreboard.pointsOf(team) }
  },
})

let started: TestingModule | undefined

const start = async (...providers: Provider[]) => {
  const imports = [CqrsModule.forRoot()]
  started = await Test.createTestingModule({ imports, providers: [...handlersOf({ PointsQuery }), ...providers] }).compile()
  await started.init()
  return started.get(QueryBus)
}

afterEach(async () => {
  await started?.close()
  started = undefined
})

it('answers what is asked with what Nest injects', async () => {
  const bus = await start(Scoreboard, Referee)
  await expect(bus.execute(new PointsQuery({ team: 'home', door: 'open' }))).resolves.toEqual({ points: 61 })
  await expect(bus.execute(new PointsQuery({ team: 'away', door: 'open' }))).resolves.toEqual({ points: 58 })
})

it('is refused by what its answer refuses', async () => {
  const bus = await start(Scoreboard, Referee)
  await expect(bus.execute(new PointsQuery({ team: 'home', door: 'locked' }))).rejects.toThrow('The gymnasium is locked.')
})

it('bears the name of its constant, and its handler too', () => {
  expect([PointsQuery.name, PointsQuery.handler.name]).toEqual(['PointsQuery', 'PointsQueryHandler'])
})

it('keeps the product from starting without what it uses', async () => {
  await expect(start(Scoreboard)).rejects.toThrow(/dependencies of the PointsQueryHandler/)
})
