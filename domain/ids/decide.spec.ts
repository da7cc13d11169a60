import { specification } from '../testing/specification'
import { reserveIds } from './decide'
import type { IdsReserved } from './events'
import type { IdKind } from './kinds'
import { idsStream, type ReservedIds } from './state'

const given = specification(idsStream.initial, idsStream.evolve)
const reserved = (kind: IdKind, from: number, upTo: number): IdsReserved => ({ type: 'IdsReserved', data: { kind, from, upTo } })
const reserve = (kind: IdKind, count: number) => (state: ReservedIds) => reserveIds(state, { kind, count })

describe('Ids are handed out in blocks', () => {
  it('that begin at 1', () =>
    given()
      .when(reserve('game', 100))
      .then(reserved('game', 1, 100)))

  it('that follow each other without overlap', () =>
    given(reserved('game', 1, 100), reserved('game', 101, 130))
      .when(reserve('game', 1))
      .then(reserved('game', 131, 131)))

  it('counted for each kind by itself', () =>
    given(reserved('game', 1, 100))
      .when(reserve('player', 20))
      .then(reserved('player', 1, 20)))

  it('that follow each other whatever was reserved of another kind in between', () =>
    given(reserved('game', 1, 100), reserved('player', 1, 20))
      .when(reserve('game', 1))
      .then(reserved('game', 101, 101)))
})
