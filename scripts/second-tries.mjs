/** Names what passed only when it was tried again, with what was wrong the first time. */
export default class SecondTries {
  #found = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    this.#found.push(
      `  ${test.module.moduleId.split('/').slice(-2).join('/')} › ${test.fullName}: ${first?.message ?? ''}`,
    );
  }

  onTestRunEnd() {
    if (this.#found.length > 0) console.log(['\nPassed at the second try:', ...this.#found].join('\n'));
  }
}
