import { isFieldName, type FieldName } from '@/domain/subscription/fields'
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '@/domain/subscription/kinds'
import { START_TEXTS as texts } from '../start-texts'
import type { Parsed } from './parsers'

/** Of WeChat's subscription messages. */
export type Templates = Readonly<Partial<Record<SubscriptionKind, string>>>
/** The fields of each template, of which one at least takes words. */
export type TemplateFields = Readonly<Record<SubscriptionKind, readonly FieldName[]>>

const USUAL: readonly FieldName[] = ['thing1', 'character_string2']
export const USUAL_FIELDS: TemplateFields = { visit: USUAL, report: USUAL, change: USUAL }

/** `visit=<template>,report=<template>` */
export const templates = (raw: string): Parsed<Templates> => {
  const pairs = raw.split(',').map((part) => part.trim().split('='))
  const value = Object.fromEntries(
    SUBSCRIPTION_KINDS.flatMap((kind) => pairs.filter(([name]) => name === kind).map(([, id]) => [kind, id]))
  )
  const right = pairs.every(
    ([name, id = '', ...more]) =>
      name !== undefined && name in value && /^[\w-]{1,64}$/.test(id) && more.length === 0
  )
  return right ? { value } : { problem: texts.templates(SUBSCRIPTION_KINDS) }
}

/** `visit=thing1/character_string2,…`; of a template that is not named the usual ones. */
export const templateFields = (raw: string): Parsed<TemplateFields | null> => {
  const value: Record<SubscriptionKind, readonly FieldName[]> = { ...USUAL_FIELDS }
  for (const part of raw.split(',')) {
    const [, name = '', fields = ''] = /^\s*(\w+)=([\w/]+)\s*$/.exec(part) ?? []
    const kind = SUBSCRIPTION_KINDS.find((one) => one === name)
    const names = fields.split('/').filter(isFieldName)
    const right = names.length === fields.split('/').length && names.some((one) => one.startsWith('thing'))
    if (!kind || !right) return { problem: texts.templateFields(SUBSCRIPTION_KINDS) }
    value[kind] = names
  }
  return { value }
}
