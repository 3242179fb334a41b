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

export const isTopic = (text: string | undefined): text is TopicId => TOPICS.some(({ id }) => id === text)

export const topicName = (topic: TopicId): string => TOPICS.find(({ id }) => id === topic)?.name ?? ''
