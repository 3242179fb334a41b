/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */
import type { ResultsOf } from '@/contract/catalogue'

/** A package as lists have it. */
export const checkupCards: ResultsOf<'product.list'> = {
  hasMore: false,
  list: [
    {
      comboId: '2002',
      comboName: '深度体检·男士款',
      comboThumbnail: '/seed-img/pkg/CK1003.svg#sky',
      intro: '在基础项目上补齐肝胆、前列腺、颈动脉与肺部CT。',
      itemNum: 21,
      itemsValue: 1980,
      kind: 'checkup',
      offerKind: null,
      productCategory: 1,
      productCode: 'CK1003',
      productStatus: '1',
      reviewCount: 146,
      salePrice: 1080,
      score: 4.8,
      seckillEnd: null,
      seckillPrice: null,
      seckillStart: null,
      seckillStatus: 0,
      seckillStock: null,
      sellCount: 1334,
      sexLimit: 1,
      tags: ['男士', '低剂量CT', '13C呼气'],
      tone: 'sky'
    }
  ],
  serverTime: 1795136400000,
  total: 1
}

/** The same as its own page gets it, in Beijing. */
export const checkupProduct: ResultsOf<'product.detail'> = {
  branchTotal: 17,
  branches: [
    {
      areaName: '西城区',
      cityCode: '131',
      hospitalAddress: '北京市西城区北展路16号瑞和中心5层',
      hospitalDistance: 6.12,
      hospitalId: 'H1003',
      hospitalName: '澄安体检中心（北京西直门分院）',
      lat: 39.942,
      lon: 116.3535,
      orgCode: 'H1003',
      reviewCount: 731,
      score: 4.8,
      tags: ['贵宾楼层', '中医体质'],
      thirdOrg: 0
    },
    {
      areaName: '丰台区',
      cityCode: '131',
      hospitalAddress: '北京市丰台区福海路22号健康驿站1层',
      hospitalDistance: 8.13,
      hospitalId: 'H1004',
      hospitalName: '南苑社区联合体检门诊（合作）',
      lat: 39.8269,
      lon: 116.404,
      orgCode: 'H1004',
      reviewCount: 118,
      score: 4.6,
      tags: ['合作机构', '轮椅通道'],
      thirdOrg: 1
    },
    {
      areaName: '海淀区',
      cityCode: '131',
      hospitalAddress: '北京市海淀区科苑北路9号知远楼2层',
      hospitalDistance: 11.71,
      hospitalId: 'H1002',
      hospitalName: '澄安体检中心（北京中关村分院）',
      lat: 39.9836,
      lon: 116.3164,
      orgCode: 'H1002',
      reviewCount: 962,
      score: 4.7,
      tags: ['1.5T磁共振', '亲子候检区'],
      thirdOrg: 0
    },
    {
      areaName: '朝阳区',
      cityCode: '131',
      hospitalAddress: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
      hospitalDistance: 12.69,
      hospitalId: 'H1001',
      hospitalName: '澄安体检中心（北京望京分院）',
      lat: 39.9957,
      lon: 116.4812,
      orgCode: 'H1001',
      reviewCount: 1208,
      score: 4.8,
      tags: ['女性专区', '低剂量CT', '免费停车2小时'],
      thirdOrg: 0
    }
  ],
  categories: [
    {
      categoryId: 'C01',
      categoryName: '一般检查',
      items: [
        {
          durationMin: 4,
          fasting: false,
          itemCode: 'GE001',
          itemIntro: '测身高、体重、腰围、血压与脉搏，算出体重指数，是所有解读的起点。',
          itemName: '一般情况（身高体重腰围血压）'
        },
        {
          durationMin: 4,
          fasting: false,
          itemCode: 'GE002',
          itemIntro: '医生听诊心肺、触诊腹部，发现杂音、脾大等需要进一步排查的线索。',
          itemName: '内科检查'
        },
        {
          durationMin: 4,
          fasting: false,
          itemCode: 'GE003',
          itemIntro: '查体表淋巴结、甲状腺、脊柱四肢与皮肤，记录肿块和活动受限。',
          itemName: '外科检查'
        }
      ],
      reason: '先看身高体重、血压和医生查体，这是解读其他结果的起点。'
    },
    {
      categoryId: 'C02',
      categoryName: '血液常规',
      items: [
        {
          durationMin: 3,
          fasting: false,
          itemCode: 'BL001',
          itemIntro: '看红细胞、白细胞分类与血小板，提示贫血、感染或出血倾向。',
          itemName: '血常规（五分类）'
        }
      ],
      reason: '一管血看贫血、感染和凝血情况，很多不适从这里找到线索。'
    },
    {
      categoryId: 'C03',
      categoryName: '肝胆胰',
      items: [
        {
          durationMin: 3,
          fasting: true,
          itemCode: 'LI002',
          itemIntro: '在基础项上加白蛋白、γ-GT、ALP 等，能看合成与胆道功能。',
          itemName: '肝功能十一项'
        },
        {
          durationMin: 8,
          fasting: true,
          itemCode: 'LI003',
          itemIntro: '观察脂肪肝、肝囊肿、胆囊结石息肉与胰腺轮廓，须空腹。',
          itemName: '肝胆胰脾彩超'
        }
      ],
      reason: '肝胆胰大多没有痛感，靠抽血和彩超才能早点发现脂肪肝、结石和肝损伤。'
    },
    {
      categoryId: 'C04',
      categoryName: '肾脏泌尿',
      items: [
        {
          durationMin: 3,
          fasting: false,
          itemCode: 'KI002',
          itemIntro: '看尿蛋白、隐血与白细胞，提示肾炎、结石或感染。',
          itemName: '尿常规+沉渣'
        },
        {
          durationMin: 3,
          fasting: true,
          itemCode: 'KI001',
          itemIntro: '尿素、肌酐、尿酸三项，肌酐并用于估算滤过率。',
          itemName: '肾功能三项'
        },
        {
          durationMin: 8,
          fasting: false,
          itemCode: 'KI004',
          itemIntro: '查结石、囊肿与积水，需适度憋尿。',
          itemName: '双肾输尿管膀胱彩超'
        }
      ],
      reason: '肾的问题早期没有感觉，验尿和彩超能看出蛋白尿、结石和积水。'
    },
    {
      categoryId: 'C05',
      categoryName: '心脏血管',
      items: [
        {
          durationMin: 5,
          fasting: false,
          itemCode: 'HE001',
          itemIntro: '记录心率、节律与缺血表现，是心脏检查的基本项。',
          itemName: '十二导联心电图'
        },
        {
          durationMin: 8,
          fasting: false,
          itemCode: 'HE003',
          itemIntro: '观察内膜增厚与斑块，是全身动脉硬化的窗口。',
          itemName: '颈动脉彩超'
        }
      ],
      reason: '看心跳节律、血管斑块和硬化程度，判断心梗、卒中的风险。'
    },
    {
      categoryId: 'C07',
      categoryName: '甲状腺',
      items: [
        {
          durationMin: 8,
          fasting: false,
          itemCode: 'TH001',
          itemIntro: '发现结节并按 TI-RADS 分级，是检出率最高的项目之一。',
          itemName: '甲状腺彩超'
        }
      ],
      reason: '甲状腺结节很常见，彩超看形态，抽血看功能，两样合起来才说得清。'
    },
    {
      categoryId: 'C08',
      categoryName: '糖代谢',
      items: [
        {
          durationMin: 3,
          fasting: true,
          itemCode: 'GL001',
          itemIntro: '糖尿病筛查第一步，至少空腹8小时。',
          itemName: '空腹血糖'
        },
        {
          durationMin: 3,
          fasting: false,
          itemCode: 'GL002',
          itemIntro: '反映近三个月平均血糖，不受当天饮食影响。',
          itemName: '糖化血红蛋白'
        }
      ],
      reason: '血糖升高多年可能没有症状，空腹血糖加糖化能看出近三个月的水平。'
    },
    {
      categoryId: 'C09',
      categoryName: '血脂与痛风',
      items: [
        {
          durationMin: 3,
          fasting: true,
          itemCode: 'LP002',
          itemIntro: '加查载脂蛋白与脂蛋白(a)，更适合有家族早发心脏病者。',
          itemName: '血脂七项'
        }
      ],
      reason: '血脂和尿酸偏高会慢慢伤血管和关节，早点知道就能靠饮食调整。'
    },
    {
      categoryId: 'C10',
      categoryName: '呼吸与肺',
      items: [
        {
          durationMin: 10,
          fasting: false,
          itemCode: 'LU002',
          itemIntro: '可发现毫米级肺结节，40岁以上或吸烟人群优先于胸片。',
          itemName: '低剂量胸部螺旋CT'
        }
      ],
      reason: '胸片看大概，低剂量CT能看到毫米级结节，吸烟人群尤其值得做。'
    },
    {
      categoryId: 'C11',
      categoryName: '消化道',
      items: [
        {
          durationMin: 35,
          fasting: true,
          itemCode: 'DI001',
          itemIntro: '吹气查幽门螺杆菌，无放射性，孕妇与儿童可选。',
          itemName: '13C尿素呼气试验'
        }
      ],
      reason: '呼气、抽血和便检先判断胃肠风险，再决定要不要做胃肠镜。'
    },
    {
      categoryId: 'C14',
      categoryName: '男性专项',
      items: [
        {
          durationMin: 8,
          fasting: false,
          itemCode: 'MA001',
          itemIntro: '看体积与钙化，需憋尿。',
          itemName: '前列腺彩超（经腹）'
        }
      ],
      reason: '前列腺和生殖健康的变化往往不好开口，靠检查来回答。'
    },
    {
      categoryId: 'C15',
      categoryName: '肿瘤风险',
      items: [
        {
          durationMin: 3,
          fasting: false,
          itemCode: 'TU006',
          itemIntro: '组合血清指标，仅作线索，不能替代影像与内镜。',
          itemName: '肿瘤标志物十二项（男）'
        }
      ],
      reason: '肿瘤标志物要结合影像一起看，单项升高不等于得病，用来提示下一步。'
    },
    {
      categoryId: 'C17',
      categoryName: '眼耳鼻喉口',
      items: [
        {
          durationMin: 6,
          fasting: false,
          itemCode: 'EY001',
          itemIntro: '查视力、色觉与前节，提示白内障与干眼。',
          itemName: '视力色觉+裂隙灯'
        },
        {
          durationMin: 4,
          fasting: false,
          itemCode: 'EN001',
          itemIntro: '看鼓膜、鼻腔与咽喉，发现息肉与结节。',
          itemName: '耳鼻喉常规'
        }
      ],
      reason: '视力、眼底、听力和口腔一次看过，眼底还能反映全身血管。'
    }
  ],
  coupons: [
    {
      couponCode: 'CP-CH30',
      couponType: 1,
      discounted: 0,
      discountedPrice: 30,
      maxDiscount: 0,
      minAmount: 150,
      name: '门店券30元',
      scope: '体检、好物',
      validDays: 7
    },
    {
      couponCode: 'CP-PL50',
      couponType: 1,
      discounted: 0,
      discountedPrice: 50,
      maxDiscount: 0,
      minAmount: 200,
      name: '平台红包50元',
      scope: '体检、好物、疫苗',
      validDays: 7
    },
    {
      couponCode: 'CP-XY1',
      couponType: 1,
      discounted: 0,
      discountedPrice: 60,
      maxDiscount: 0,
      minAmount: 299,
      name: '新人满299减60',
      scope: '体检',
      validDays: 30
    },
    {
      couponCode: 'CP-CITY',
      couponType: 1,
      discounted: 0,
      discountedPrice: 50,
      maxDiscount: 0,
      minAmount: 300,
      name: '成都分院专享50',
      scope: '体检 · 仅限成都金融城分院、成都青羊分院',
      validDays: 14
    },
    {
      couponCode: 'CP-85',
      couponType: 2,
      discounted: 8.5,
      discountedPrice: 0,
      maxDiscount: 200,
      minAmount: 500,
      name: '体检8.5折（最高减200）',
      scope: '体检、睿评',
      validDays: 15
    }
  ],
  perUnit: [],
  product: {
    ageMax: 50,
    ageMin: 30,
    comboId: '2002',
    comboMarketPrice: 1880,
    comboName: '深度体检·男士款',
    comboThumbnail: '/seed-img/pkg/CK1003.svg#sky',
    deposit: null,
    doses: null,
    estimatedMinutes: 78,
    fasting: true,
    freight: 0,
    gallery: [
      '/seed-img/scene/reception.svg#mint',
      '/seed-img/scene/bloodDraw.svg#rose',
      '/seed-img/scene/ctRoom.svg#sky',
      '/seed-img/scene/reportHand.svg#apricot'
    ],
    guarantees: [
      { name: 'beforeVisit', text: '未到检全额退' },
      { name: 'freeChange', text: '前一天18:00前免费改约' },
      { name: 'undone', text: '漏检退差' }
    ],
    guide: [],
    intro: '在基础项目上补齐肝胆、前列腺、颈动脉与肺部CT。',
    itemNum: 21,
    itemsValue: 1980,
    kind: 'checkup',
    measure: null,
    notice: [
      '与胸部DR二选一即可（低剂量胸部螺旋CT）',
      '携带本人有效证件到检。',
      '前一天清淡饮食、不饮酒，抽血与腹部彩超须空腹 8 小时，可少量饮白水。',
      '体检用于发现风险线索，不代替医生诊断；异常项请按报告建议复查。',
      '到检前随时可在订单里申请退款，实付金额全部原路退回。',
      '预约日前一天 18:00 前可在订单里免费改约，最多 3 次；之后改约请联系客服，退款规则不变。',
      '到检后有项目没有做，可在订单里按“未做项目单价之和 ÷ 全部项目单价之和 × 实付金额”退款；做过的项目不退。'
    ],
    offerKind: null,
    orderLimit: null,
    orderType: 1,
    params: [],
    persons: 1,
    process: [
      { minutes: 0, picture: '', text: '选分院与时段', title: '在线预约' },
      { minutes: 0, picture: '', text: '免排队取号', title: '扫码到检' },
      { minutes: 0, picture: '', text: '在订单里查看', title: '出具报告' },
      { minutes: 0, picture: '', text: '先看异常项', title: '读懂报告' }
    ],
    productCategory: 1,
    productCode: 'CK1003',
    productSkuViews: [],
    productStatus: '1',
    productType: 1,
    reportWorkdays: 7,
    reviewCount: 146,
    salePrice: 1080,
    scenes: [
      {
        facts: [
          { text: '含低剂量 CT', value: '21 项' },
          { text: '全程', value: '约 78 分钟' },
          { text: '出电子报告', value: '7 个工作日' }
        ],
        key: 'reception',
        picture: '/seed-img/scene/reception.svg#mint'
      },
      {
        facts: [
          { text: '7 项一起抽', value: '约 3 分钟' },
          { text: '前晚 22 点后', value: '空腹 8 小时' }
        ],
        key: 'blood',
        picture: '/seed-img/scene/bloodDraw.svg#rose'
      },
      {
        facts: [
          { text: '躺下，跟着口令来', value: '低剂量 CT' },
          { text: '影像检查', value: '约 10 分钟' }
        ],
        key: 'ct',
        picture: '/seed-img/scene/ctRoom.svg#sky'
      },
      {
        facts: [{ text: '出电子报告', value: '7 个工作日' }],
        key: 'report',
        picture: '/seed-img/scene/reportHand.svg#apricot'
      }
    ],
    score: 4.8,
    seckillEnd: null,
    seckillPrice: null,
    seckillStart: null,
    seckillStatus: 0,
    seckillStock: null,
    sellCount: 1334,
    sexLimit: 1,
    showShopButton: true,
    skipItemSelection: false,
    suitFor: ['30–50岁男士，一年没有做过系统体检', '长期吸烟、应酬饮酒或久坐', '有高血压、糖尿病家族史'],
    supermarketCode: '',
    tags: ['男士', '低剂量CT', '13C呼气'],
    taxRate: null,
    tone: 'sky'
  },
  reviews: {
    count: 146,
    list: [
      {
        answer: '',
        date: '2026-11-14',
        score: 5,
        spec: '',
        text: 'CT查出一个小结节，医生电话里把复查时间说得很清楚。',
        user: '陈**'
      },
      {
        answer: '',
        date: '2026-11-05',
        score: 5,
        spec: '',
        text: '导检会告诉你下一项去哪，不用自己找。',
        user: '刘**'
      },
      {
        answer: '8 到 9 点人最多，约 7:30 或 10 点后的时段基本不排队，选时段时能看到余位。',
        date: '2026-11-01',
        score: 3,
        spec: '',
        text: '周六八点半到，抽血排了二十多分钟。',
        user: '严**'
      },
      {
        answer: '',
        date: '2026-10-27',
        score: 4,
        spec: '',
        text: '呼气试验要等半小时，建议先做。',
        user: '吴**'
      }
    ],
    low: 4,
    score: 4.8,
    tags: [
      { count: 61, name: '项目全' },
      { count: 45, name: 'CT不用等' },
      { count: 29, name: '解读仔细' }
    ]
  },
  serverTime: 1795136400000
}
