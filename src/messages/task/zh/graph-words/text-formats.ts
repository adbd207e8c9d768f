/** Chinese for what is said about files (src/graphs/said.ts), by the English pattern. */
export const textFormats: Readonly<Record<string, string>> = {
  // Of several formats.
  'each step counts 1': '每个步骤计 1',
  'a number is expected, not {0}': '此处应为数字，而不是 {0}',
  'the header gives {0} as the number of jobs, and the file has {1}':
    '文件开头给出的作业数是 {0}，文件中却有 {1} 个',
  'the file is nested more than {0} deep': '文件嵌套超过 {0} 层',

  // Graphviz DOT.
  'the graph is undirected ({0}): its edges do not say which step comes first, as those of a {1} with {2} do':
    '这是无向图（{0}）：它的边不说明哪个步骤在先；有向图（{1}，边写作 {2}）才说明',
  'a second graph begins here: only the first one of the file is read':
    '第二个图从这里开始：只读取文件中的第一个图',
  '{0} stands behind the end of the graph': '图已经结束，后面还有 {0}',
  'the file ends before {0} closes the graph': '文件结束时，图还没有用 {0} 收尾',
  'a node, an edge or {0} is expected, not {1}': '此处应为节点、边或 {0}，而不是 {1}',
  'behind {0} an id or a subgraph is expected, not {1}': '{0} 之后应为标识或子图，而不是 {1}',
  '{0} is an edge without direction: a digraph has {1}': '{0} 是没有方向的边：有向图用 {1}',
  'behind {0}, which is a keyword, {1} is expected, not {2}':
    '{0} 是关键字，之后应为 {1}，而不是 {2}',
  'an id is expected, not {0}': '此处应为标识，而不是 {0}',
  'a port is expected, not {0}': '此处应为端口，而不是 {0}',
  'the name of an attribute or {0} is expected, not {1}': '此处应为属性名或 {0}，而不是 {1}',
  'a value is expected, not {0}': '此处应为值，而不是 {0}',
  'subgraphs are nested more than {0} deep': '子图嵌套超过 {0} 层',
  '{0} is nothing that DOT knows outside of quotes': 'DOT 中，{0} 不能出现在引号之外',
  '{0} begins as a number and goes on as a name: such an id stands in double quotes':
    '{0} 以数字开头，又接着字母：这样的标识要写在双引号中',
  'behind {0} a string in double quotes is expected': '{0} 之后应为双引号中的字符串',
  'a label of HTML that is never closed': 'HTML 标签没有结尾的尖括号',
  'a comment that is never closed': '注释没有结尾',
  'the attribute {0}, a number on {1} of {2} nodes': '属性 {0}：{2} 个节点中有 {1} 个的值是数字',
  '{0} of {1} is {2} without a unit, and others have one: all need one, or none':
    '{1} 的 {0} 是 {2}，没有单位，而其他节点的有单位：要么都写，要么都不写',
  'a number at an edge ({0}) is not used: an edge says what comes first, and takes no time':
    '边上的数字（{0}）未使用：边只表示先后，不占时间',
  'an arrow leads from a step to one that comes after it': '箭头从一个步骤指向在它之后的步骤',
  'an arrow is read as leading from a step to one that comes after it; in graphs of dependencies arrows often lead the other way':
    '箭头读作从一个步骤指向在它之后的步骤；依赖图中的箭头往往方向相反',
  'an arrow is read as leading from a step to one that it needs':
    '箭头读作从一个步骤指向它所依赖的步骤',
  'an arrow leads from a step to one that it needs': '箭头从一个步骤指向它所依赖的步骤',
  'subgraphs that are opened again give attributes by default more than {0} times: that is too many to be read':
    '再次打开的子图给出默认属性超过 {0} 次，太多了，无法读取',
  'an edge that is drawn backwards or not at all ({0}, {1}) counts as it is written':
    '反向绘制或不绘制的边（{0}、{1}）按其书写的方向计入',

  // STG.
  'the number of processors ({0}) is not used': '处理器数（{0}）未使用',
  'costs of communication ({0}) are not used': '通信开销（{0} 处）未使用',
  'a task has a number, a duration and a count of predecessors: at least 3 numbers, not {0}':
    '一个任务有编号、时长和前驱个数：至少 3 个数字，而不是 {0} 个',
  'tasks have whole numbers, not {0}': '任务编号应为整数，而不是 {0}',
  'the count of predecessors says {0}, the line has {1}': '前驱个数写的是 {0}，这一行却有 {1} 个',
  'the first line gives {0} as the number of tasks ({1} with a dummy at either end), and the file has {2}':
    '第一行给出的任务数是 {0}（连同首尾的虚任务是 {1}），文件中却有 {2} 个',

  // PSPLIB.
  'the first mode of each job': '每个作业的第一种模式',
  'the shortest mode of each job': '每个作业最短的模式',
  'the longest mode of each job': '每个作业最长的模式',
  'job {0} has the successor {1}, which is no job': '作业 {0} 的后继 {1} 不是作业',
  'resources ({0}), release dates and due dates are not used: only durations and precedence count':
    '资源（{0} 种）、最早开始日期和截止日期未使用：只用时长和先后关系',
  'the part {0} is missing': '缺少 {0} 部分',
  'the count of successors says {0}, the line has {1}': '后继个数写的是 {0}，这一行却有 {1} 个',
  'the duration of job {0} is expected here, in mode {1}': '此处应为作业 {0} 在模式 {1} 下的时长',
  'a duration stands here of a job that has no precedence relations':
    '此处是某个作业的时长，而先后关系中没有这个作业',

  // DAX.
  'uses of files ({0}) and their sizes do not count: precedence comes from {1} and {2}':
    '对文件的使用（{0} 处）及其大小不计入：先后关系以 {1} 和 {2} 为准',
  'the attribute {0}, a number on {1} of {2} jobs': '属性 {0}：{2} 个作业中有 {1} 个写有数值',
  '{0} has the child {1}, which is not the id of a job': '{0} 的后继 {1} 不是任何作业的标识',
  'this is not XML: {0}': '这不是 XML：{0}',
  'the root of a DAX is {0}, not {1}': 'DAX 的根元素是 {0}，而不是 {1}',
  'the attribute {0} of {1} is missing': '{1} 缺少属性 {0}',

  // DSLab.
  'durations are counts of operations ({0}), not times': '时长是运算次数（{0}），不是时间',
  'memory, cores and the sizes of data items ({0}) are not used: a task takes one agent, and data no time':
    '内存、核数和数据项的大小（{0} 项）未使用：一个任务占一个智能体，数据不占时间',
  '{0} takes {1}, which no task puts out and {2} does not name':
    '{0} 要用 {1}，但没有任务产出它，{2} 中也没有列出',
  '{0} puts out {1}, which {2} names too': '{0} 产出 {1}，而 {2} 中也列出了它',
  '{0} puts out {1}, which {2} puts out too': '{0} 产出 {1}，而 {2} 也产出它',
  'a list of tasks is expected under {0}': '{0} 之下应为任务列表',
  'a task is expected here, with its name and flops': '此处应为任务，带有 name 和 flops',
  'the name of the task is missing': '任务没有名称',
  'a list is expected under {0}': '{0} 之下应为列表',
  'the name of a data item is missing': '数据项没有名称',
  'YAML is read up to {0} characters at one go, and these are {1}: only a list in lines that begin with {2} is read in parts':
    'YAML 一次最多读取 {0} 个字符，这里有 {1} 个：只有各行以 {2} 开头的列表才能分段读取',
  'only maps can be merged by {0}': '{0} 只能合并映射',
  'this is not YAML: {0}': '这不是 YAML：{0}',
  'a second document begins here: one is expected': '第二个文档从这里开始：应当只有一个',
  'the key {0} is repeated': '键 {0} 重复',
};
