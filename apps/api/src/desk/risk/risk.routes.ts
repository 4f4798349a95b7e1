import type { Handler } from '../../http/handler.ts';
import { alertRoutes } from './alerts/alert.routes.ts';
import { caseRoutes } from './cases/case.routes.ts';
import type { RiskDeps } from './risk.deps.ts';
import { ruleRoutes } from './rules/rule.routes.ts';
import { screeningRoutes } from './screening/screening.routes.ts';

export function riskRoutes(deps: RiskDeps): Handler[] {
  return [...ruleRoutes(deps), ...alertRoutes(deps), ...caseRoutes(deps), ...screeningRoutes(deps)];
}
