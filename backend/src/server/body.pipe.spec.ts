import 'reflect-metadata'
import { Type } from 'class-transformer'
import { IsInt, IsString, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator'
import { bodyPipe } from './body.pipe'

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

  @ValidateNested({ each: true })
  @Type(() => Part)
  parts: Part[] = []
}

const refusalOf = async (body: object): Promise<string> => {
  try {
    await bodyPipe().transform(body, { type: 'body', metatype: Body })
    return 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}

it.each([
  [{ id: 1, name: 'Ana' }, 'nothing'],
  [{ name: 'Ana' }, 'id is required'],
  [{}, 'id is required; name is required'],
  [{ id: 'x', name: 'Ana' }, 'id must be an integer number'],
  [{ id: null, name: 'Ana' }, 'id must be an integer number'],
  [{ id: 0, name: 'Ana' }, 'id must not be less than 1'],
  [{ id: 1, name: 'A' }, 'name must be longer than or equal to 2 characters'],
  [{ id: 1, name: 'Ana', parts: [{}] }, 'score is required'],
  [{ id: 1, name: 'Ana', more: 1 }, 'property more should not exist'],
])('a body %j is refused with %s', async (body, message) => expect(await refusalOf(body)).toBe(message))
