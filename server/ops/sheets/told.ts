import type { Arrival, Measure, ProcessStep } from '../../db/schema'
import { link, list, words, type Cell, type Column } from './cell'
import { keysOf } from '@/domain/keys-of'

/** What is told of products and branches in a few words each: steps, what is measured, the way in. */

const TITLE = 10
const TEXT = 30
/** `洁治：全口洗一遍#20分钟#/media/scale.png`: minutes and a picture may be missing. */
const STEP = /^([^:：]{1,10})[:：]([^#]{1,30})(?:#(\d{1,3})分钟)?(?:#(\/.*|https:.*))?$/

const line: Column<string> = {
  ...words(1, TITLE + TEXT + 320),
  read: (text) => {
    const [, title, , , picture = ''] = STEP.exec(text) ?? []
    if (title === undefined) {
      return {
        ok: false,
        why: '应为 步骤：说明，如 在线预约：选分院与时段；后面可以写 #20分钟 和 #/图片地址'
      }
    }
    const read = link.read(picture)
    return read.ok ? words(1, TITLE + TEXT + 320).read(text) : read
  }
}
const lines = list(line)

const stepOf = (text: string): ProcessStep => {
  const [, title = '', said = '', minutes, picture] = STEP.exec(text) ?? []
  return {
    ...{ title, text: said },
    ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    ...(picture === undefined ? {} : { picture })
  }
}

/** How it goes, step by step. */
export const steps: Column<ProcessStep[]> = {
  read: (text) => {
    const read = lines.read(text)
    return read.ok ? { ok: true, value: read.value.map(stepOf) } : read
  },
  show: (all) =>
    all.map(
      ({ title, text, minutes, picture }) =>
        `${title}：${text}${minutes === undefined ? '' : `#${minutes}分钟`}${picture === undefined ? '' : `#${picture}`}`
    ),
  pictures: (all) => all.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))
}

const NUMBER = String.raw`(\d{1,4}(?:\.\d)?)`
const SPAN = new RegExp(`^${NUMBER}[-–]${NUMBER}$`)
const MEASURE = new RegExp(`^(\\S{1,6}) ${NUMBER}[-–]${NUMBER} (\\S{1,6})$`)

const ordered = <Value>(min: number, max: number, value: Value, why: string): Cell<Value> =>
  min < max ? { ok: true, value } : { ok: false, why }

/** What a buyer measures: `臂围 22-42 cm`. */
export const measure: Column<Measure> = {
  read: (text) => {
    const [, name = '', from = '', to = '', unit = ''] = MEASURE.exec(text) ?? []
    const [min, max] = [Number(from), Number(to)]
    return ordered(min, max, { name, unit, min, max }, '应为名称、从小到大的范围和单位，如 臂围 22-42 cm')
  },
  show: ({ name, unit, min, max }) => `${name} ${min}-${max} ${unit}`
}

/** Which part of it a specification fits: `22-32`. */
export const range: Column<[number, number]> = {
  read: (text) => {
    const [, from = '', to = ''] = SPAN.exec(text) ?? []
    const [min, max] = [Number(from), Number(to)]
    return ordered<[number, number]>(min, max, [min, max], '应为从小到大的范围，如 22-32')
  },
  show: ([min, max]) => `${min}-${max}`
}

const WAYS = { parking: '停车', lift: '电梯', wheelchair: '轮椅' } as const satisfies {
  readonly [Key in keyof Required<Arrival>]: string
}
const WAY = /^([^:：]{1,4})[:：](.{1,40})$/
const wayNamed = (word: string | undefined) => keysOf(WAYS).find((key) => WAYS[key] === word)

const ways = list<string>({
  ...words(1, 45),
  read: (text) =>
    wayNamed(WAY.exec(text)?.[1]) === undefined
      ? { ok: false, why: `应为 ${Object.values(WAYS).join('、')} 之一和说明，如 停车：B2，到检免 2 小时` }
      : words(1, 45).read(text)
})

/** The way in: `停车：B2，到检免 2 小时|电梯：有直梯`. */
export const arrival: Column<Arrival> = {
  read: (text) => {
    const read = ways.read(text)
    if (!read.ok) return read
    const told: Arrival = {}
    for (const one of read.value) {
      const [, word, said = ''] = WAY.exec(one) ?? []
      const key = wayNamed(word)
      if (key !== undefined) told[key] = said
    }
    return { ok: true, value: told }
  },
  show: (told) => keysOf(WAYS).flatMap((key) => (told[key] ? [`${WAYS[key]}：${told[key]}`] : []))
}
