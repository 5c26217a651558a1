CREATE TABLE "content_versions" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"documents" jsonb NOT NULL
);
