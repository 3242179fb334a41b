/**
 * Words that the advertising law forbids of medical services and that health information must not borrow: superlatives, promises of
 * a cure, promises of money back, what nobody can know (§9 and §16 of the law).
 *
 * - `adWordsIn(text)`: each of them with the words around it, in the order of the text
 */

interface AdWord {
  readonly word: string
  /** A piece of the text, so that who wrote it finds it. */
  readonly around: string
}

/** What begins like a superlative and compares nothing. */
const PLAIN =
  /最(?:近|后|初|终|多|少|早|晚|低|高|大|小|长|短|常见|容易|怕|简单)|第一(?:次|天|晚|步|针|剂|周|个|年|条|点|句|反应|胎|位|眼|顿|时间|部分|页|项|类|人民)/g

/** What PLAIN would take for a measure or an order, and compares with others all the same. */
const COMPARING =
  /(?:全网|全国|全市|全城|国内|行业|业内|同行|同类|市场|史上|历史|世界|全球|价格)最[高低大小多少]|最(?:高级|高端|低价|低折扣|大品牌|大优惠|大折扣)|(?:排名|销量|评分|口碑|全国|全网|行业|业内)第一[位个项类]/g

const FORBIDDEN: readonly RegExp[] = [
  /最/,
  /第一/,
  /唯一/,
  /顶级|顶尖|极致|国家级|世界级|全球首/,
  /根治|包治|治愈率|有效率|药到病除|立竿见影|永不复发|不再复发/,
  /无效退款|无效退钱|保证有效|包好|保证治好/,
  /无(?:任何)?副作用|没有副作用|零风险|绝对安全|百分之?百|100[%％]/,
  /神药|特效|祖传|秘方|偏方/,
  /保险公司(?:承保|保险)|专家推荐|患者推荐|明星同款/
]

const AROUND = 6

/** The same length, so that places stay. */
const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (plain) => '　'.repeat(plain.length))

export function adWordsIn(text: string): readonly AdWord[] {
  const compared = [...text.matchAll(COMPARING)]
  const judged = blanked(blanked(text, COMPARING), PLAIN)
  const found = FORBIDDEN.flatMap((pattern) => [...judged.matchAll(new RegExp(pattern, 'g'))])
  return [...compared, ...found]
    .map(({ 0: word, index }) => ({
      word,
      index,
      around: text.slice(Math.max(0, index - AROUND), index + word.length + AROUND).replace(/\n/g, ' ')
    }))
    .sort((left, right) => left.index - right.index)
    .map(({ word, around }) => ({ word, around }))
}
