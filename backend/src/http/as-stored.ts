import { isDeepStrictEqual } from 'node:util'
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../facts/refused'

const AS_STORED = Symbol('as stored')

const fieldsOf = (dto: object): readonly string[] => (Reflect.getMetadata(AS_STORED, dto) as string[] | undefined) ?? []

/** A field of the thing that a form may send along, but that this call does not change: it must equal what is stored (design 4, Errors). */
export const AsStored =
  (type: ApiPropertyOptions['type'] = Object): PropertyDecorator =>
  (target, name) => {
    ApiPropertyOptional({ type, nullable: true, description: 'Not changed by this call: as it is stored' } as ApiPropertyOptions)(
      target,
      name,
    )
    IsOptional()(target, name)
    Reflect.defineMetadata(AS_STORED, [...fieldsOf(target), String(name)], target)
  }

const isScalar = (value: unknown) => typeof value !== 'object' || value === null

/** A form sends every value as a text, and none as an empty one. */
const isSame = (sent: unknown, stored: unknown) =>
  isDeepStrictEqual(sent, stored) || (isScalar(sent) && isScalar(stored) && String(sent ?? '') === String(stored ?? ''))

/** Refuses a body whose fields that the call does not change differ from the stored thing. It is read only where such fields were sent. */
export const refuseOthers = async (dto: object, read: () => Promise<object>): Promise<void> => {
  const sent = dto as Readonly<Record<string, unknown>>
  const named = fieldsOf(dto).filter(field => sent[field] !== undefined)
  if (named.length === 0) return
  const stored = JSON.parse(JSON.stringify(await read())) as Readonly<Record<string, unknown>>
  const other = named.find(field => !isSame(sent[field], stored[field]))
  if (other !== undefined) throw new Refused(refuse('invalid', `${other} cannot be changed here.`))
}
