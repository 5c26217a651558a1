CREATE TABLE "client_languages" (
	"address" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
