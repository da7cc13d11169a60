import { getMetadataStorage } from 'class-validator'

type Storage = Pick<ReturnType<typeof getMetadataStorage>, 'getTargetValidationMetadatas' | 'groupByPropertyName'>
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>
type Target = Parameters<Storage['getTargetValidationMetadatas']>[0]
type ByProperty = ReturnType<Storage['groupByPropertyName']>

const prepared = new WeakSet<Storage>()

/**
 * Lets class-validator look up the rules of a class once, and sort them by properties once: it goes through all classes of the
 * product for each object that it checks.
 * Decorators give a class its rules before an object of it can be checked; a check of chosen groups looks them up each time. Of an
 * object within another one the schema is the name of the class of the outer one.
 */
export const keepRulesOfClasses = (storage: Storage = getMetadataStorage()): void => {
  if (prepared.has(storage)) return
  prepared.add(storage)
  const lookUp = storage.getTargetValidationMetadatas.bind(storage)
  const kept = new WeakMap<Target, Map<string, Rules>>()
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return lookUp(target, schema, always, strictGroups, groups)
    const bySchema = kept.get(target) ?? new Map<string, Rules>()
    kept.set(target, bySchema)
    const rules = bySchema.get(schema) ?? lookUp(target, schema, always, strictGroups, groups)
    bySchema.set(schema, rules)
    return rules
  }
  const group = storage.groupByPropertyName.bind(storage)
  const grouped = new WeakMap<Rules, ByProperty>()
  storage.groupByPropertyName = rules => {
    const byProperty = grouped.get(rules) ?? group(rules)
    grouped.set(rules, byProperty)
    return byProperty
  }
}
