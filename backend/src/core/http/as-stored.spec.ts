import 'reflect-metadata'
import { ApiProperty } from '@nestjs/swagger'
import { IsString } from 'class-validator'
import { bodyPipe } from './body.pipe'
import { AsStored, refuseOthers } from './as-stored'
import { describedFields } from './described-fields'

class CardAnswer {
  @ApiProperty()
  id!: number
}

class TeamAnswer extends CardAnswer {
  @ApiProperty()
  name!: string

  @ApiProperty({ type: [String] })
  leagues!: string[]
}

@AsStored(TeamAnswer)
class TeamForm {
  @ApiProperty()
  @IsString()
  name!: string
}

const stored = { id: 11, name: 'Ohana', leagues: ['Sunday'] }
const read = (body: object): Promise<TeamForm> =>
  bodyPipe().transform(body, { type: 'body', metatype: TeamForm }) as Promise<TeamForm>
const send = async (body: object) => refuseOthers(await read(body), () => Promise.resolve(stored))

it('A form describes its own fields, then those of the thing that it changes', () =>
  expect(describedFields(TeamForm.prototype)).toEqual(['name', 'id', 'leagues']))

it('It may send back the whole thing, its own fields changed', () =>
  expect(send({ ...stored, id: '11', name: 'Dinks' })).resolves.toBeUndefined())

it('A field of the thing that it does not change must be as it is stored', async () => {
  await expect(send({ ...stored, id: 12 })).rejects.toThrow('Id cannot be changed here.')
  await expect(send({ name: 'Dinks', leagues: [] })).rejects.toThrow('Leagues cannot be changed here.')
})

it('Its own fields are checked by itself', () => expect(read({ ...stored, name: 7 })).rejects.toThrow('Name must be text.'))

it('A field that the thing does not have is refused', () =>
  expect(read({ name: 'Dinks', coach: 'Ana' })).rejects.toThrow('Unknown field: coach.'))
