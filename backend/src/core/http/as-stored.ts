import { isDeepStrictEqual } from 'node:util'
import type { Type } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { refuseField } from '@fullcourt/domain/facts/decision'
import { fieldLabel } from '@fullcourt/domain/facts/field-label'
import { Refused } from '../facts/refused'
import { describedFields, describedType } from './described-fields'

const AS_STORED = Symbol('as stored')

const acceptAsStored = (form: object, field: string, type: ReturnType<typeof describedType>): void => {
  ApiPropertyOptional({ type, nullable: true, description: 'Not changed by this call: as it is stored' })(form, field)
  IsOptional()(form, field)
}

/**
 * A form may send back the whole thing that it read: it takes every field that the thing's answer describes and the form itself does
 * not, and such a field must equal what is stored (docs/http-api.md#changing).
 */
export const AsStored =
  (thing: Type): ClassDecorator =>
  form => {
    const target = form.prototype as object
    const own = describedFields(target)
    const others = describedFields(thing.prototype as object).filter(field => !own.includes(field))
    for (const field of others) acceptAsStored(target, field, describedType(thing.prototype as object, field))
    Reflect.defineMetadata(AS_STORED, others, target)
  }

const isScalar = (value: unknown) => typeof value !== 'object' || value === null

/** A form sends every value as a text, and none as an empty one. */
const isSame = (sent: unknown, stored: unknown) =>
  isDeepStrictEqual(sent, stored) || (isScalar(sent) && isScalar(stored) && String(sent ?? '') === String(stored ?? ''))

/** Refuses a body whose fields that the call does not change differ from the stored thing. It is read only where such fields were sent. */
export const refuseOthers = async (dto: object, read: () => Promise<object>): Promise<void> => {
  const sent = dto as Readonly<Record<string, unknown>>
  const fields = (Reflect.getMetadata(AS_STORED, dto) as readonly string[] | undefined) ?? []
  const named = fields.filter(field => sent[field] !== undefined)
  if (named.length === 0) return
  const stored = JSON.parse(JSON.stringify(await read())) as Readonly<Record<string, unknown>>
  const other = named.find(field => !isSame(sent[field], stored[field]))
  if (other !== undefined) throw new Refused(refuseField(other, `${fieldLabel(other)} cannot be changed here.`))
}
