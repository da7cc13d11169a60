import 'reflect-metadata'
import { Type } from 'class-transformer'
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator'
import { bodyPipe, type FieldsRefused } from './body.pipe'

class Part {
  @IsInt()
  @Min(0)
  score!: number
}

class Body {
  @IsInt()
  @Min(1)
  @Max(9)
  id!: number

  @IsString()
  @MinLength(2)
  @MaxLength(4)
  name!: string

  @IsOptional()
  @Matches(/^y$/, { message: 'Finish date can have no blanks.' })
  finishDate?: string

  @IsOptional()
  @Min(1, { each: true })
  playerIds?: number[]

  @ValidateNested({ each: true })
  @Type(() => Part)
  parts: Part[] = []
}

const refusalOf = async (body: object): Promise<Pick<FieldsRefused, 'message' | 'fields'>> => {
  try {
    await bodyPipe().transform(body, { type: 'body', metatype: Body })
    return { message: 'nothing', fields: [] }
  } catch (error) {
    return error as FieldsRefused
  }
}

it.each([
  [{ id: 1, name: 'Ana' }, 'nothing'],
  [{ name: 'Ana' }, 'Id is required.'],
  [{}, 'Id is required. Name is required.'],
  [{ id: 'x', name: 'Ana' }, 'Id must be a whole number.'],
  [{ id: null, name: 'Ana' }, 'Id must be a whole number.'],
  [{ id: 0, name: 'Ana' }, 'Id must be at least 1.'],
  [{ id: 10, name: 'Ana' }, 'Id must be at most 9.'],
  [{ id: 1, name: 'A' }, 'Name must have at least 2 characters.'],
  [{ id: 1, name: 'Annabel' }, 'Name can have at most 4 characters.'],
  [{ id: 1, name: 'Ana', finishDate: 'x' }, 'Finish date can have no blanks.'],
  [{ id: 1, name: 'Ana', playerIds: [0] }, 'Each entry of players must be at least 1.'],
  [{ id: 1, name: 'Ana', parts: [{}] }, 'Score is required.'],
  [{ id: 1, name: 'Ana', parts: [{}, {}] }, 'Score is required.'],
  [{ id: 1, name: 'Ana', more: 1 }, 'Unknown field: more.'],
  [JSON.parse('{"id":10,"name":"Ana","constructor":{}}') as object, 'Unknown field: constructor.'],
  [JSON.parse('{"id":1,"name":"Ana","__proto__":{}}') as object, 'Unknown field: __proto__.'],
  [Object.assign(Object.create(null) as object, { id: 1, name: 'Ana', toString: 'x' }), 'Unknown field: toString.'],
])('a body %j is refused with %s', async (body, message) => expect((await refusalOf(body)).message).toBe(message))

it('a refusal names each field with its sentence, and those of a list by the list', async () =>
  expect((await refusalOf({ id: 0, parts: [{ score: -1 }] })).fields).toEqual([
    { field: 'id', message: 'Id must be at least 1.' },
    { field: 'name', message: 'Name is required.' },
    { field: 'parts', message: 'Score must be at least 0.' },
  ]))

describe('of many faults', () => {
  const unknown = (count: number, length = 1) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [String.fromCharCode(97 + n).repeat(length), 1]))

  it('five are named', async () => {
    const { message, fields } = await refusalOf({ id: 1, name: 'Ana', ...unknown(6) })
    expect(message).toBe(`${['a', 'b', 'c', 'd', 'e'].map(name => `Unknown field: ${name}.`).join(' ')} There is more.`)
    expect(fields).toHaveLength(5)
  })

  it('each is cut', async () => {
    const { message, fields } = await refusalOf({ id: 1, name: 'Ana', ...unknown(1, 50_000) })
    expect([message, fields[0]?.field]).toEqual([`Unknown field: ${'a'.repeat(100)}….`, `${'a'.repeat(100)}…`])
  })
})

it('What is of its class was checked before and is taken as it is', async () => {
  const checked = Object.assign(new Body(), { id: 0 })
  expect(await bodyPipe().transform(checked, { type: 'body', metatype: Body })).toBe(checked)
})
