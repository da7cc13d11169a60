import { schemaFaults, type Schemas } from './schema-faults'

const schemas: Schemas = {
  Team: {
    type: 'object',
    properties: { id: { type: 'number' }, logo: { type: 'string', nullable: true }, kind: { type: 'string', enum: ['a', 'b'] } },
    required: ['id', 'logo'],
  },
}
const TEAM = { $ref: '#/components/schemas/Team' }

it('finds no fault in what is described', () => {
  expect(schemaFaults({ id: 1, logo: null, kind: 'a' }, TEAM, schemas)).toEqual([])
  expect(schemaFaults([{ id: 1, logo: '/x' }], { type: 'array', items: TEAM }, schemas)).toEqual([])
  expect(schemaFaults(null, { allOf: [TEAM], nullable: true }, schemas)).toEqual([])
  expect(schemaFaults({ any: true }, { type: 'object', additionalProperties: { type: 'boolean' } }, schemas)).toEqual([])
})

it.each([
  [{ logo: null }, 'answer.id is missing'],
  [{ id: '1', logo: null }, 'answer.id is of type string'],
  [{ id: null, logo: null }, 'answer.id is null'],
  [{ id: 1, logo: null, kind: 'c' }, 'answer.kind is c'],
  [{ id: 1, logo: null, more: 1 }, 'answer.more is not described'],
  [[], 'answer is of type array'],
])('finds the fault in %j', (value, fault) => expect(schemaFaults(value, TEAM, schemas)).toEqual([fault]))

it('finds a fault inside a list', () =>
  expect(schemaFaults([{ id: 1, logo: 2 }], { type: 'array', items: TEAM }, schemas)).toEqual([
    'answer[0].logo is of type number',
  ]))
