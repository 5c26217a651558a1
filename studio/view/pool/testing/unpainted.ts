import { DataTexture } from 'three';
import { PatternLibrary } from '../pattern-textures.ts';

/** What is painted on things is no part of their load, and takes ten times as long to make as all of it to count. */
export class Unpainted extends PatternLibrary {
  private readonly blank = { map: new DataTexture(), relief: new DataTexture() };

  override texturesFor() {
    return this.blank;
  }
}
