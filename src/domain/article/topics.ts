/** What an article is about; each has one. */
export const TOPICS = [
  { id: 'reading', name: '读懂报告', note: '指标说人话' },
  { id: 'before', name: '检前准备', note: '空腹和用药' },
  { id: 'chronic', name: '慢病管理', note: '三高与尿酸' },
  { id: 'parents', name: '爸妈健康', note: '骨头和睡眠' },
  { id: 'teeth', name: '口腔疫苗', note: '洗牙和接种' }
] as const

export type TopicId = (typeof TOPICS)[number]['id']
export const TOPIC_IDS = TOPICS.map(({ id }) => id)

/** A topic by its name, or by its place, of which the first is 1. */
export const topicNamed = (text: string | undefined): TopicId | undefined =>
  TOPICS.find(({ id }, index) => text === id || text === String(index + 1))?.id

export const topicName = (topic: TopicId): string => TOPICS.find(({ id }) => id === topic)?.name ?? ''
