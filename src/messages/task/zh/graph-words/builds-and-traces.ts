/** Chinese for what is said about files (src/graphs/said.ts), by the English pattern. */
export const buildsAndTraces: Readonly<Record<string, string>> = {
  // Several formats.
  'files of this format are read one at a time, and there are {0}':
    '这种格式的文件一次只读一个，现在有 {0} 个',
  'there is no {0} in it': '其中没有 {0}',

  // cargo --timings.
  'it unlocks a unit that is not in the list': '它解锁的一个单元不在列表中',
  'a unit whose metadata unlocks others is two steps, and these wait for the first':
    '元数据会解锁其他单元的单元拆成两个步骤，被解锁的单元等待第一个',
  'every unit is one step, and all wait for its end': '每个单元是一个步骤，后面的都要等它结束',
  'cargo writes down only what unlocked a unit last; what else it waited for is not in the page, so that with other numbers of agents the real build can take longer than this graph':
    'cargo 只记录最后解锁某个单元的是谁；它还等过什么，页面里没有，因此智能体数量不同时，真实的构建可能比这张图更久',
  'a unit whose metadata unlocks others is two steps, up to its metadata and the rest; these others wait for the first':
    '元数据会解锁其他单元的单元拆成两个步骤：到元数据为止，以及其余部分；被解锁的单元等待第一个',
  'every unit is one step; whoever its metadata unlocks waits for all of it, later than in the real build':
    '每个单元是一个步骤；由其元数据解锁的单元要等它全部完成，比真实的构建晚',
  "the processor's load and the features of units are not used":
    '处理器负载和单元的 feature 未使用',
  'the number {0} is that of UNIT_DATA[{1}] too': '编号 {0} 与 UNIT_DATA[{1}] 的相同',
  'the number of a unit is expected': '此处应为单元的编号',

  // Ninja.
  'there is more than one log of ninja: one build is read at a time':
    'ninja 的日志不止一份：一次只读一个构建',
  'the log holds no step': '日志中没有步骤',
  'there is no {0} statement in it': '其中没有 {0} 语句',
  "the times in ninja's log": 'ninja 日志中的时间',
  '1 for every step': '每个步骤计 1',
  'nothing that the log names is built by the manifest': '日志中的输出，构建文件一个也不生成',
  'the statement is not in the log and counts as no time': '这条语句不在日志中，不计时间',
  'outputs in the log that the manifest does not build ({0}) are left out':
    '日志中不由构建文件生成的输出（{0} 个）予以略去',
  "without ninja's log ({0}) every step counts 1: give both files together":
    '没有 ninja 的日志（{0}），每个步骤计 1：请把两个文件一起给出',
  'a log alone does not say what waits for what, so that nothing waits: give it together with {0}':
    '单有日志看不出谁等待谁，因此互不等待：请与 {0} 一起给出',
  'statements that run nothing take no step: who waits for one waits for all that it waits for':
    '什么也不运行的语句不成为步骤：等待它的步骤，改为等待它所等待的一切',
  'statements that run nothing take no step, except where they stand between several and several (there are {0})':
    '什么也不运行的语句不成为步骤，除非它前后各有多个步骤（这样的有 {0} 个）',
  "ninja's log is read from version 4 on": 'ninja 的日志从版本 4 起可以读取',
  'the line is indented, and nothing is before it': '这一行有缩进，而它前面没有语句',
  '{0} is no statement of ninja and sets no variable': '{0} 不是 ninja 的语句，也没有给变量赋值',
  'a {0} is expected behind what is built': '输出之后应有 {0}',
  'nothing is named that is built': '没有写出要生成什么',
  'the phony statement names itself as an input, which is passed over, as ninja does':
    '这条 phony 语句把自己列为输入，与 ninja 一样略过',
  'the name of a rule is expected': '此处应为规则的名称',
  'a {0} too many': '多了一个 {0}',
  'the log does not show that one build made all the steps, so that no makespan is recorded; each step counts as it was made last':
    '从日志看不出所有步骤出自同一次构建，因此没有记录完工时间；每个步骤以最近一次为准',
  'it includes {0}, which was not given: statements in there are not known':
    '它引用了 {0}，而这个文件没有给出：其中的语句无从得知',
  'pools limit how many run at once, and are not used': 'pool 限制同时运行的数量，此处未使用',
  'validations ({0}) are not used: nothing waits for them': '校验（{0}）未使用：没有步骤等待它们',
  'dependencies that ninja finds while it runs are not known here (depfiles and dyndeps)':
    'ninja 运行时才发现的依赖，此处无从得知（depfile 和 dyndep）',
  'dependencies that ninja finds while it runs are not known here (depfiles)':
    'ninja 运行时才发现的依赖，此处无从得知（depfile）',
  'the line is no entry of the log and is passed over, as ninja does':
    '这一行不是日志条目，像 ninja 一样跳过',
  'of several entries for one output the last counts, as in ninja itself: {0} older ones do not':
    '同一个输出有多个条目时，与 ninja 一样以最后一个为准：{0} 个较早的不计',
  '{0} is built at {1} too': '{0} 在{1}也被生成',
  'a {0} that begins no variable and no escape': '{0} 之后既不是变量，也不是转义',
  'its variables make a text of more than {0} characters': '其中的变量展开后超过 {0} 个字符',

  // GitHub Actions.
  'there is more than one workflow: one pipeline is read at a time':
    '工作流不止一个：一次只读一条流水线',
  'every job is one step': '每个作业是一个步骤',
  'every job is the chain of its steps': '每个作业是由其各步骤组成的链',
  '{0} needs {1}, which is not the id of a job': '{0} 依赖 {1}，但没有以此为标识的作业',
  'the matrix makes more than {0} jobs, which GitHub refuses':
    '矩阵产生的作业超过 {0} 个，GitHub 不接受',
  "the run alone does not say which job needs which, so that no job waits: give it together with the workflow's YAML":
    '单有运行记录看不出作业之间的依赖，因此互不等待：请与工作流的 YAML 一起给出',
  "without the JSON of a run's jobs everything counts 1: give both files together":
    '没有某次运行的作业 JSON，一切都计 1：请把两个文件一起给出',
  'the matrix holds an expression, and its jobs are known only when it runs: it counts as one job':
    '矩阵中有表达式，运行时才知道有哪些作业：按一个作业计',
  'the job calls another workflow: its jobs do not wait for each other here':
    '这个作业调用另一个工作流：其中的作业在此互不等待',
  'the job calls another workflow, and counts as one': '这个作业调用另一个工作流，按一个计',
  'conditions, environments, limits in time and limits on how many run at once are not used':
    '条件、环境、时间限制和同时运行数量的限制未使用',
  'the job was skipped and counts as no time': '这个作业被跳过，不计时间',
  'the job was cancelled and counts for as long as it ran': '这个作业被取消，按实际运行的时间计',
  'the job has not ended and counts as no time': '这个作业尚未结束，不计时间',
  'of several attempts at a job the last counts: {0} older ones do not':
    '一个作业有多次尝试时，以最后一次为准：{0} 次较早的不计',
  'no job of the workflow has this name, and it waits for nothing':
    '工作流中没有这个名称的作业，它不等待任何作业',
  '{0} is not in the run and counts as no time': '{0} 不在运行记录中，不计时间',
  'the name of a job is expected, {0}': '此处应为作业的名称，{0}',
  'a time like {0} is expected, {1}': '此处应为形如 {0} 的时间，{1}',
  'the jobs of a workflow are expected, {0}': '此处应为工作流的作业，{0}',
  'the workflow has no jobs': '工作流中没有作业',
  'the job {0} must be an object, {1}': '作业 {0} 必须是对象，{1}',
  'its aliases lead to nothing or to more than is read':
    '其中的别名没有所指，或展开后超出读取的限度',
  '{0} must need jobs by their ids, {1}': '{0} 须以标识指明依赖的作业，{1}',

  // Traces.
  'in order within a span and within a thread': '在同一 span 内、同一线程内按先后顺序',
  'in order within a span and within a trace': '在同一 span 内、同一条追踪内按先后顺序',
  "what a span calls may run all at once, and the span's last part waits":
    'span 调用的一切可以同时运行，由该 span 的最后一段等待它们',
  'everything waits for all that had ended before it began': '每一段等待在它开始之前结束的一切',
  'in order, and only spans without spans inside them are work':
    '按先后顺序，只有内部没有其他 span 的 span 算作工作',
  'of one thread': '同一线程',
  'of one trace': '同一条追踪',
  "a span's own time is split around the spans inside it; within a span, and among the outermost spans {0}, what began after something else had ended waits for it, and what overlapped runs side by side":
    'span 自身的时间被其内部的 span 分成几段；在同一 span 内，以及在{0}最外层的 span 之间，后开始的要等待在它开始之前已结束的，重叠的则并行',
  "a span's own time is split around the spans inside it; each of these waits only for what the span itself did before, the last part of the span waits for them all, and the outermost spans {0} wait for nothing":
    'span 自身的时间被其内部的 span 分成几段；内部的每个 span 只等待外层 span 自身此前所做的，外层 span 的最后一段等待它们全部，{0}最外层的 span 互不等待',
  "a span's own time is split around the spans inside it, and every part waits for everything in the file that had ended before it began":
    'span 自身的时间被其内部的 span 分成几段，每一段等待文件中在它开始之前结束的一切',
  'only spans without spans inside them are work; within a span, and among the outermost spans {0}, what began after something else had ended waits for it':
    '只有内部没有其他 span 的 span 算作工作；在同一 span 内，以及在{0}最外层的 span 之间，后开始的要等待在它开始之前已结束的',
  'there are no spans in it': '其中没有 span',
  'a trace does not tell waiting from working: both count as work':
    '追踪记录不区分等待与工作：两者都算作工作',
  'where many wait for many, a step of no length stands between them (there are {0} such)':
    '许多步骤等待许多步骤之处，中间放一个时长为 0 的步骤（这样的有 {0} 个）',
  'there are more than {0} jobs: no more of a pipeline are read':
    '作业超过 {0} 个：一条流水线最多读取这么多',
  'the trace has more than {0} spans and flows or links: no more are read, so record a shorter time, or fewer threads':
    '追踪记录中的 span 与 flow 或 link 合计超过 {0} 个：最多读取这么多，请记录更短的时间或更少的线程',
  'the trace has {0} spans and {1} flows or links, which become more than {2} steps or {3} edges: no more are read, so record a shorter time, or fewer threads':
    '追踪记录有 {0} 个 span、{1} 个 flow 或 link，会变成超过 {2} 个步骤或 {3} 条边：最多读取这么多，请记录更短的时间或更少的线程',
  'the trace': '追踪记录',

  // Chrome trace events.
  'an end without a begin is left out': '没有开始的结束事件，予以略去',
  'a begin without an end lasts until what contains it ends':
    '没有结束的开始事件，持续到包含它的 span 结束',
  'an event without a time is left out': '没有时间的事件，予以略去',
  'a negative length counts as 0': '负的时长按 0 计',
  'a complete event without {0} lasts for its {1}, or 0':
    '完整事件没有 {0} 时，以 {1} 为时长，若也没有则为 0',
  "a sum of spans of one name (clang's {0}) is not used": '同名 span 的合计（clang 的 {0}）未使用',
  'an event that is no span and no flow is not used': '既不是 span 也不是 flow 的事件未使用',
  'a span overlaps another of its thread without lying inside it, and runs beside it':
    '这个 span 与同一线程的另一个重叠而不在其内部，视为与之并行',
  'a flow event has no span or no beginning, and is left out':
    'flow 事件没有所属的 span 或没有起点，予以略去',
  'a flow by {0} has no time of its own (there are {1}): a span waits for what the other had done when it began':
    '由 {0} 构成的 flow 没有自己的时间（有 {1} 个）：一个 span 等待另一个 span 在它开始之前所做的部分',
  'flows are precedence (there are {0}): where one arrives, a span waits for what the other had done when it left':
    'flow 是先后关系（共 {0} 条）：在它到达之处，span 等待另一个 span 在它离开时已做完的部分',
  'the list of events is not closed as JSON asks; all its events count':
    '事件列表没有按 JSON 的要求结尾；其中的事件全部算数',
  'the list of events breaks off: its last {0} characters are no whole event and are left out':
    '事件列表中断：末尾 {0} 个字符不是完整的事件，予以略去',
  'there is no whole event in it': '其中没有完整的事件',

  // OpenTelemetry.
  'the {0} traces in it do not wait for each other': '其中的 {0} 条追踪互不等待',
  'the span {0} has no time at which it starts': 'span {0} 没有开始时间',
  'a time of the span {0} must be nanoseconds in up to 20 digits, {1}':
    'span {0} 的时间必须是不超过 20 位数字的纳秒数，{1}',
  'a line of metrics or logs is not used': '这一行是指标或日志，未使用',
  'links are precedence (there are {0}): a span waits for what the one that it links to had done when it started':
    'link 是先后关系（共 {0} 条）：span 等待它所指向的 span 在它开始时已做完的部分',
  'a span of the same trace and id was there before, and this one is left out':
    '前面已有同一追踪、同一标识的 span，这一个予以略去',
  'the parent of the span is not in the file, and it counts as outermost':
    '这个 span 的父 span 不在文件中，视为最外层',
  'the span is part of itself by its parents, and counts as outermost':
    '沿父 span 追溯，这个 span 包含其自身，视为最外层',
  'a time is written as a number that does not hold its last digits, and may be off by some hundreds of nanoseconds':
    '时间写成的数字存不下末尾几位，可能相差几百纳秒',
  'the span has no end, and counts as of no length': '这个 span 没有结束时间，时长按 0 计',
  'the span ends before it starts, and counts as of no length':
    '这个 span 的结束早于开始，时长按 0 计',
  'a link leads to a span that is not in the file': 'link 指向的 span 不在文件中',
  'a link leads to a span that did not start earlier, and is left out':
    'link 指向的 span 并没有更早开始，予以略去',

  // SWE-agent.
  "an agent's session is a chain: each turn waits for the one before, so that more agents change nothing":
    '智能体的会话是一条链：每一轮等待上一轮，因此增加智能体不会有任何改变',
  "an agent's session is a chain: each turn waits for the one before; the {0} sessions do not wait for each other":
    '智能体的会话是一条链：每一轮等待上一轮；这 {0} 个会话互不等待',
  'the history, the state and the costs are not used': '历史、状态和费用未使用',
  "{0}, the seconds that the action took without the model's answer, on {1} of {2} turns":
    '{0}，即动作所用的秒数，不含模型作答的时间；{2} 轮中有 {1} 轮有此项',
  '1 for every turn': '每一轮计 1',
  'the characters of response and observation, which stand in for tokens':
    '回答与观察的字符数，用来代替 token 数',
};
