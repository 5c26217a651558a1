export const TEMPLATES_URL = '/api/staff/answer-templates';
