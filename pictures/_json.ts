import { writeFileSync, mkdirSync } from 'node:fs';
import { shots } from './shots.ts';
mkdirSync('/tmp/pictures/json',{recursive:true});
for (const s of shots) writeFileSync(`/tmp/pictures/json/${s.name}.json`, JSON.stringify(s));
console.log(shots.length);
